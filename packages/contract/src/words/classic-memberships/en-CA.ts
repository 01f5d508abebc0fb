import type { SameWords } from '../words.ts'
import * as us from './en-US.ts'

export { entities, name, fields, hints, actions } from './en-US.ts'

export const done = {
  ...us.done,
  cancelMembership: 'Membership cancelled',
  createMembershipPrecancel: 'Membership pre-cancelled',
} as const satisfies SameWords<typeof us.done>

export const journal = {
  ...us.journal,
  CANCELLED: done.cancelMembership,
  PRECANCEL_CREATED: done.createMembershipPrecancel,
} as const satisfies SameWords<typeof us.journal>
