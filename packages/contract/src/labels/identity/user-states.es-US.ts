import type * as userStates from '../../identity/user-states.ts'
import type { Labels } from '../labels.ts'

export const Impression = {
  INTERESTED: 'Me interesa',
  NOT_INTERESTED: 'No me interesa',
  SKIPPED: 'Omitido',
  SEEN: 'Visto',
  MAYBE_LATER: 'Quizás más tarde',
} as const satisfies Labels<userStates.Impression>

export const UserStateStatus = {
  ACTIVE: 'Activo',
  CANCELED: 'Cancelado',
  DELETED: 'Eliminado',
} as const satisfies Labels<userStates.UserStateStatus>
