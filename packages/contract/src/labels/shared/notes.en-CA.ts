export { NotePriority } from './notes.en-US.ts'
