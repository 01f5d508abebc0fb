import * as calls from '@memberkit/contract/commerce/subscriptions'
import type { MatrixCalls } from '@memberkit/testing/matrix-calls'
import type { MemberAction } from '../member-actions.rules.ts'

export const matrixCalls = {
  pendingCancel: calls.pendingCancelGroupSubscription,
  cancel: calls.cancelGroupSubscription,
  removePendingCancel: calls.removeGroupPendingCancel,
  removeScheduledCancellation: calls.removeGroupScheduledCancellation,
} satisfies MatrixCalls & Readonly<Record<MemberAction, unknown>>
