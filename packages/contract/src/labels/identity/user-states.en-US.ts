import type * as userStates from '../../identity/user-states.ts'
import type { Labels } from '../labels.ts'

export const Impression = {
  INTERESTED: 'Interested',
  NOT_INTERESTED: 'Not interested',
  SKIPPED: 'Skipped',
  SEEN: 'Seen',
  MAYBE_LATER: 'Maybe later',
} as const satisfies Labels<userStates.Impression>

export const UserStateStatus = {
  ACTIVE: 'Active',
  CANCELED: 'Canceled',
  DELETED: 'Deleted',
} as const satisfies Labels<userStates.UserStateStatus>
