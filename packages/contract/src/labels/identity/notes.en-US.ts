import type * as notes from '../../identity/notes.ts'
import type { Labels } from '../labels.ts'

export const NoteSubjectType = {
  ENTITLEMENT: 'Coverage',
  BRANCH: 'Branch',
  CONTACT_LOG: 'Contact log',
} as const satisfies Labels<notes.NoteSubjectType>

export const NoteAction = {
  CREATED: 'Note added',
  PRIORITY_CHANGED: 'Priority changed',
  DELETED: 'Note deleted',
  OWNER_CHANGED: 'Owner changed',
  UPDATED: 'Note edited',
} as const satisfies Labels<notes.NoteAction>
