import * as calls from '@memberkit/contract/commerce/subscriptions'
import { defineCalls } from '@memberkit/foundation/entity-actions'
import { newKitActions } from './new-kit-actions.ts'

/** The call of each action. Its effect shows in the status. */
export const newKitCalls = defineCalls(newKitActions)(
  {
    // <<calls
    suspend: { operation: calls.suspendSubscription, needsCertainty: true },
    activate: { operation: calls.activateSubscription, needsCertainty: true },
    preCancel: { operation: calls.preCancelSubscription, needsCertainty: true },
    pendingCancel: { operation: calls.pendingCancelSubscription, needsCertainty: true },
    // calls>>
  },
  { read: calls.getSubscription, journal: calls.subscriptionJournal },
)
