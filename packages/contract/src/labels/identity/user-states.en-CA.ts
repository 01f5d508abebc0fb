import type * as userStates from '../../identity/user-states.ts'
import type { Labels } from '../labels.ts'
import { UserStateStatus as american } from './user-states.en-US.ts'

export { Impression } from './user-states.en-US.ts'

export const UserStateStatus = {
  ...american,
  CANCELED: 'Cancelled',
} as const satisfies Labels<userStates.UserStateStatus>
