export { partnerEnUS as partnerEnCA } from './words.en-US.ts'
