import type * as notes from '../../identity/notes.ts'
import type { Labels } from '../labels.ts'

export const NoteSubjectType = {
  ENTITLEMENT: 'Cobertura',
  BRANCH: 'Oficina',
  CONTACT_LOG: 'Registro de contactos',
} as const satisfies Labels<notes.NoteSubjectType>

export const NoteAction = {
  CREATED: 'Nota agregada',
  PRIORITY_CHANGED: 'Prioridad cambiada',
  DELETED: 'Nota eliminada',
  OWNER_CHANGED: 'Titular cambiado',
  UPDATED: 'Nota modificada',
} as const satisfies Labels<notes.NoteAction>
