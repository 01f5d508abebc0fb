import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange } from '../shared/owner.ts'
import { groupRealms, ownerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import { Invoice } from './invoices.entities.ts'
import {
  BillCycleDay,
  BillingDivision,
  BillingFrequency,
  SubscriptionArea,
  SubscriptionNextBill,
  SubscriptionPaidToDate,
  SubscriptionPostalCode,
  SubscriptionSource,
  SubscriptionStart,
} from './subscriptions.billing.bodies.ts'
import {
  CatchUp,
  DoNotReinstate,
  NewSubscription,
  NewSubscriptionDiscount,
  NewSubscriptionItem,
  RetrySchedule,
  SubscriptionCancellation,
  SubscriptionOfferChange,
  SubscriptionPaymentMethod,
  SubscriptionPaymentMethodRemoval,
  SubscriptionReassignment,
  SubscriptionRemoval,
  SubscriptionVendorChange,
} from './subscriptions.bodies.ts'
import {
  CatchUpInstalment,
  ScheduledCancellation,
  Subscription,
  SubscriptionDeletability,
  SubscriptionDiscount,
  SubscriptionFriendlyId,
  SubscriptionItem,
} from './subscriptions.entities.ts'
import {
  SubscriptionAction,
  SubscriptionCancelReason,
  SubscriptionFriendlyIdType,
  SubscriptionItemType,
  SubscriptionStatus,
  SubscriptionVendor,
} from './subscriptions.enums.ts'

// Source: commerce, section 7, "Subscriptions (under /v1/identities/{id}/subscriptions)".

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const subscriptions = at('subscriptions', '/v1/identities/{identityId}/subscriptions', owned)
const subscription = at('subscriptions', '/v1/identities/{identityId}/subscriptions/{subscriptionId}', owned)

export const createSubscription = post(subscriptions, '', { body: NewSubscription, returns: Subscription })
export const listSubscriptions = get(subscriptions, '', { returns: list(Subscription) })
export const getSubscription = get(subscription, '', { returns: Subscription })
export const deleteSubscription = del(subscription, '', { body: SubscriptionRemoval })

export const canSubscriptionBeDeleted = get(subscription, 'canBeDeleted', { returns: SubscriptionDeletability })
export const listOutstandingInvoices = get(subscription, 'outstandingInvoices', { returns: list(Invoice) })
export const listSubscriptionDiscountRecords = get(subscription, 'discountRecords', {
  returns: list(SubscriptionDiscount),
})

export const suspendSubscription = post(subscription, 'suspend', { returns: Subscription })
export const activateSubscription = post(subscription, 'activate', { returns: Subscription })
export const preCancelSubscription = post(subscription, 'preCancel', { returns: Subscription })
export const pendingCancelSubscription = post(subscription, 'pendingCancel', { returns: Subscription })
export const advanceSubscriptionNextBillOn = post(subscription, 'advanceNextBillOn', { returns: Subscription })
/** Sets a new idempotency key: repeating the next charge with it doesn't charge twice. */
export const updateSubscriptionIdempotentKey = post(subscription, 'updateIdempotentKey', { returns: Subscription })

export const updateSubscriptionOffer = post(subscription, 'updateOffer', {
  body: SubscriptionOfferChange,
  returns: Subscription,
})
export const cancelSubscription = post(subscription, 'cancel', {
  body: SubscriptionCancellation,
  returns: Subscription,
})
export const updateSubscriptionPaymentMethod = post(subscription, 'updatePaymentMethod', {
  body: SubscriptionPaymentMethod,
  returns: Subscription,
})
export const removeSubscriptionPaymentMethod = post(subscription, 'removePaymentMethod', {
  body: SubscriptionPaymentMethodRemoval,
  returns: Subscription,
})
export const updateSubscriptionVendor = post(subscription, 'updateVendor', {
  body: SubscriptionVendorChange,
  returns: Subscription,
})
export const changeSubscriptionOwner = post(subscription, 'changeOwner', { body: OwnerChange, returns: Subscription })
export const updateDoNotReinstate = post(subscription, 'updateDoNotReinstate', {
  body: DoNotReinstate,
  returns: Subscription,
})
export const updateRetrySchedule = post(subscription, 'updateRetrySchedule', {
  body: RetrySchedule,
  returns: Subscription,
})
export const updateSubscriptionArea = post(subscription, 'updateAdministrativeArea', {
  body: SubscriptionArea,
  returns: Subscription,
})
export const updateSubscriptionNextBillOn = post(subscription, 'updateNextBillOn', {
  body: SubscriptionNextBill,
  returns: Subscription,
})
export const updateSubscriptionPaidToDate = post(subscription, 'updatePaidToDate', {
  body: SubscriptionPaidToDate,
  returns: Subscription,
})
export const updateSubscriptionPostalCode = post(subscription, 'updatePostalCode', {
  body: SubscriptionPostalCode,
  returns: Subscription,
})
export const updateSubscriptionSource = post(subscription, 'updateSource', {
  body: SubscriptionSource,
  returns: Subscription,
})
export const updateSubscriptionStartedOn = post(subscription, 'updateStartedOn', {
  body: SubscriptionStart,
  returns: Subscription,
})
export const updateBillingFrequency = post(subscription, 'updateBillingFrequency', {
  body: BillingFrequency,
  returns: Subscription,
})
export const updateBillCycleDay = post(subscription, 'updateBillCycleDay', {
  body: BillCycleDay,
  returns: Subscription,
})
export const catchUpSubscription = post(subscription, 'catchUp', { body: CatchUp, returns: Subscription })
export const updateBillingDivision = post(subscription, 'updateBillingDivision', {
  body: BillingDivision,
  returns: Subscription,
})
export const reassignSubscription = post(subscription, 'reassign', {
  body: SubscriptionReassignment,
  returns: Subscription,
})
export const createSubscriptionDiscountRecord = post(subscription, 'createDiscountRecord', {
  body: NewSubscriptionDiscount,
  returns: SubscriptionDiscount,
})

const groupSubscription = at(
  'subscriptions',
  '/v1/groups/{groupId}/identities/{identityId}/subscriptions/{subscriptionId}',
  { realms: groupRealms, assumes: ['realms'] },
)
export const cancelGroupSubscription = post(groupSubscription, 'cancel', {
  body: SubscriptionCancellation,
  returns: Subscription,
})
export const pendingCancelGroupSubscription = post(groupSubscription, 'pendingCancel', {
  body: SubscriptionCancellation,
  returns: Subscription,
})
export const scheduleGroupSubscriptionCancellation = post(groupSubscription, 'scheduleCancellation', {
  body: ScheduledCancellation,
  returns: Subscription,
})
/** "Machine-credential only: … group migration calls" (section 6). */
export const migrateGroupScheduledCancellation = post(
  at('subscriptions', '/v1/groups/{groupId}/identities/{identityId}/subscriptions/{subscriptionId}', {
    access: 'machine',
  }),
  'migration/updateScheduledCancellation',
  { body: ScheduledCancellation, returns: Subscription },
)
export const removeGroupPendingCancel = post(groupSubscription, 'removePendingCancel', { returns: Subscription })
export const removeGroupScheduledCancellation = post(groupSubscription, 'removeScheduledCancellation', {
  returns: Subscription,
})

export const subscriptionJournal = journal('subscriptions', '/v1/subscriptions', SubscriptionAction)
export const subscriptionMaxClock = maxClock('subscriptions', '/v1/subscriptions')

export {
  BillCycleDay,
  BillingDivision,
  BillingFrequency,
  CatchUp,
  CatchUpInstalment,
  DoNotReinstate,
  NewSubscription,
  NewSubscriptionDiscount,
  NewSubscriptionItem,
  RetrySchedule,
  ScheduledCancellation,
  Subscription,
  SubscriptionAction,
  SubscriptionArea,
  SubscriptionCancellation,
  SubscriptionCancelReason,
  SubscriptionDeletability,
  SubscriptionDiscount,
  SubscriptionFriendlyId,
  SubscriptionFriendlyIdType,
  SubscriptionItem,
  SubscriptionItemType,
  SubscriptionNextBill,
  SubscriptionOfferChange,
  SubscriptionPaidToDate,
  SubscriptionPaymentMethod,
  SubscriptionPaymentMethodRemoval,
  SubscriptionPostalCode,
  SubscriptionReassignment,
  SubscriptionRemoval,
  SubscriptionSource,
  SubscriptionStart,
  SubscriptionStatus,
  SubscriptionVendor,
  SubscriptionVendorChange,
}
export { subscriptionTransitions } from './subscriptions.transitions.ts'
