import type * as userStates from '../../identity/user-states.ts'
import type { Labels } from '../labels.ts'

export const Impression = {
  INTERESTED: 'Ça m’intéresse',
  NOT_INTERESTED: 'Ça ne m’intéresse pas',
  SKIPPED: 'Passé',
  SEEN: 'Vu',
  MAYBE_LATER: 'Peut-être plus tard',
} as const satisfies Labels<userStates.Impression>

export const UserStateStatus = {
  ACTIVE: 'Actif',
  CANCELED: 'Annulé',
  DELETED: 'Supprimé',
} as const satisfies Labels<userStates.UserStateStatus>
