export { memberEnUS as memberEnCA } from './words.en-US.ts'
