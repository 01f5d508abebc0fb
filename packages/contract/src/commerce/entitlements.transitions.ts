import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { EntitlementStatus } from './entitlements.enums.ts'
import type * as calls from './entitlements.ts'

const running: readonly EntitlementStatus[] = ['ACTIVE', 'SUSPENDED']

/**
 * "Which changes are allowed is not shown" (commerce, section 4). Default: a cancelled entitlement can only change its
 * dates, contracts and owner.
 */
export const entitlementTransitions = assumedTransitions({
  create: { to: 'ACTIVE' },
  replace: { from: running },
  changeProduct: { from: running },
  activate: { from: ['SUSPENDED', 'CANCELLED'], to: 'ACTIVE' },
  suspend: { from: ['ACTIVE'], to: 'SUSPENDED' },
  cancel: { from: running, to: 'CANCELLED' },
  addDelegates: { from: running },
  addAuthorizedUsers: { from: running },
  removeDelegates: { from: running },
  removeAuthorizedUsers: { from: running },
  replaceDelegate: { from: running },
  replaceAuthorizedUser: { from: running },
  fulfill: { from: running },
  setup: { from: ['ACTIVE'] },
} satisfies TransitionsOf<EntitlementStatus, typeof calls>)
