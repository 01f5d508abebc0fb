import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Note: { one: 'Nota', many: 'Notas', about: 'Nota del personal' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Note,
  about: 'Lo que el personal anotó sobre los miembros y sus casos',
} as const satisfies Name

export const fields = {
  noteId: 'Nota',
  authorId: 'Autor',
  authorName: 'Nombre del autor',
  editedAt: 'Fecha de modificación',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeNoteOwner: 'Cambiar el titular',
  createNote: 'Agregar una nota',
  deleteNote: 'Eliminar la nota',
  getNote: 'Ver la nota',
  listNotes: 'Ver las notas',
  updateNote: 'Editar la nota',
  updateNotePriority: 'Cambiar la prioridad',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeNoteOwner: 'Titular cambiado',
  createNote: 'Nota agregada',
  deleteNote: 'Nota eliminada',
  updateNote: 'Nota actualizada',
  updateNotePriority: 'Prioridad cambiada',
} as const satisfies SameWords<typeof us.done>

export { NoteAction as journal } from '../../labels/identity/notes.es-US.ts'
