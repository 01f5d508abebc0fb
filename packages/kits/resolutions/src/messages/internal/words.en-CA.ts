export { internalEnUS as internalEnCA } from './words.en-US.ts'
