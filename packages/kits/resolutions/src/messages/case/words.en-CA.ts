export { caseEnUS as caseEnCA } from './words.en-US.ts'
