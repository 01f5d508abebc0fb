export { NoteAction, NoteSubjectType } from './notes.en-US.ts'
