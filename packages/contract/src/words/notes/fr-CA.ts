import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Note: { one: 'Note', many: 'Notes', about: 'Note du personnel' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Note,
  about: 'Ce que le personnel a noté sur les membres et leurs dossiers',
} as const satisfies Name

export const fields = {
  noteId: 'Note',
  authorId: 'Auteur',
  authorName: 'Nom de l’auteur',
  editedAt: 'Date de modification',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeNoteOwner: 'Modifier le titulaire',
  createNote: 'Ajouter une note',
  deleteNote: 'Supprimer la note',
  getNote: 'Afficher la note',
  listNotes: 'Afficher les notes',
  updateNote: 'Modifier la note',
  updateNotePriority: 'Modifier la priorité',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeNoteOwner: 'Titulaire modifié',
  createNote: 'Note ajoutée',
  deleteNote: 'Note supprimée',
  updateNote: 'Note modifiée',
  updateNotePriority: 'Priorité modifiée',
} as const satisfies SameWords<typeof us.done>

export { NoteAction as journal } from '../../labels/identity/notes.fr-CA.ts'
