export { openedEnUS as openedEnCA } from './opened.en-US.ts'
