import type * as notes from '../../identity/notes.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Note: { one: 'Note', many: 'Notes', about: 'A note by staff' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Note,
  about: 'What staff wrote down about members and their cases',
} as const satisfies Name

export const fields = {
  noteId: 'Note',
  authorId: 'Author',
  authorName: 'Author’s name',
  editedAt: 'Edited',
} as const satisfies FieldWords

export const actions = {
  changeNoteOwner: 'Change owner',
  createNote: 'Add note',
  deleteNote: 'Delete note',
  getNote: 'View note',
  listNotes: 'View notes',
  updateNote: 'Edit note',
  updateNotePriority: 'Change priority',
} as const satisfies ActionWords<typeof notes>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeNoteOwner: 'Owner changed',
  createNote: 'Note added',
  deleteNote: 'Note deleted',
  updateNote: 'Note updated',
  updateNotePriority: 'Priority changed',
} as const satisfies ActionWords<typeof notes>

export { NoteAction as journal } from '../../labels/identity/notes.en-US.ts'
