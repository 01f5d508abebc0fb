import type * as notes from '../../identity/notes.ts'
import type { Labels } from '../labels.ts'

export const NoteSubjectType = {
  ENTITLEMENT: 'Protection',
  BRANCH: 'Bureau',
  CONTACT_LOG: 'Journal des communications',
} as const satisfies Labels<notes.NoteSubjectType>

export const NoteAction = {
  CREATED: 'Note ajoutée',
  PRIORITY_CHANGED: 'Priorité modifiée',
  DELETED: 'Note supprimée',
  OWNER_CHANGED: 'Titulaire modifié',
  UPDATED: 'Note modifiée',
} as const satisfies Labels<notes.NoteAction>
