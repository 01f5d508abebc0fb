import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { SubscriptionStatus } from './subscriptions.enums.ts'
import type * as calls from './subscriptions.ts'

const billed: readonly SubscriptionStatus[] = ['ACTIVE', 'SUSPENDED', 'PRECANCEL', 'PENDING_CANCEL']
const running: readonly SubscriptionStatus[] = [...billed, 'CATCHING_UP']

/** "Allowed transitions are not shown" (commerce, section 4). Default: dates can't change during a catch-up. */
export const subscriptionTransitions = assumedTransitions({
  create: { to: 'ACTIVE' },
  suspend: { from: ['ACTIVE', 'PRECANCEL'], to: 'SUSPENDED' },
  activate: {
    from: ['SUSPENDED', 'PRECANCEL', 'PENDING_CANCEL', 'CATCHING_UP', 'CANCELLED'],
    to: 'ACTIVE',
  },
  preCancel: { from: ['ACTIVE', 'SUSPENDED'], to: 'PRECANCEL' },
  pendingCancel: { from: ['ACTIVE', 'SUSPENDED', 'PRECANCEL'], to: 'PENDING_CANCEL' },
  cancel: { from: running, to: 'CANCELLED' },
  catchUp: { from: ['ACTIVE', 'SUSPENDED', 'PRECANCEL', 'CATCHING_UP'], to: 'CATCHING_UP' },
  scheduleCancellation: { from: running },
  updateScheduledCancellation: { from: running },
  removePendingCancel: { from: ['PENDING_CANCEL'], to: 'ACTIVE' },
  removeScheduledCancellation: { from: running },
  updateOffer: { from: ['ACTIVE'] },
  updatePaymentMethod: { from: running },
  updateBillingFrequency: { from: ['ACTIVE'] },
  updateBillCycleDay: { from: ['ACTIVE'] },
  updateNextBillOn: { from: billed },
  advanceNextBillOn: { from: billed },
  updatePaidToDate: { from: billed },
  updateStartedOn: { from: billed },
  updateRetrySchedule: { from: billed },
  createDiscountRecord: { from: running },
} satisfies TransitionsOf<SubscriptionStatus, typeof calls>)
