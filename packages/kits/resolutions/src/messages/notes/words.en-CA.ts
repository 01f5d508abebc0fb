export { notesEnUS as notesEnCA } from './words.en-US.ts'
