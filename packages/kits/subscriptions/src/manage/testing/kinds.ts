import type { SubscriptionActionName } from '../../shared/subscription-actions.ts'

type Names = readonly SubscriptionActionName[]

/**
 * One action for each way of being sent and settled, in two files that run side by side. The time of a thousand dialogs
 * more would be spent on differences in a field. Each action is carried out once in `actions.test.tsx`.
 */
export const kinds: Readonly<Record<'billing' | 'status', Names>> = {
  billing: [
    'updatePaymentMethod',
    'removePaymentMethod',
    'updateOffer',
    'createDiscountRecord',
    'updateNextBillOn',
    'advanceNextBillOn',
    'updateRetrySchedule',
    'catchUp',
  ],
  status: [
    'activate',
    'cancel',
    'groupPendingCancel',
    'scheduleCancellation',
    'removeScheduledCancellation',
    'updateVendor',
    'updateBillingDivision',
    'updateIdempotentKey',
    'changeOwner',
    'delete',
  ],
}

/** The others, and the one that each is sent and settled like. */
export const alike: Readonly<Partial<Record<SubscriptionActionName, SubscriptionActionName>>> = {
  // One field of the subscription is what was sent.
  updateBillingFrequency: 'updateNextBillOn',
  updateBillCycleDay: 'updateNextBillOn',
  updatePaidToDate: 'updateNextBillOn',
  updateStartedOn: 'updateNextBillOn',
  updateAdministrativeArea: 'updateNextBillOn',
  updateDoNotReinstate: 'updateNextBillOn',
  // The same, from several windows at once.
  updatePostalCode: 'updateBillingDivision',
  updateSource: 'updateBillingDivision',
  // The status is the one that it leads to.
  suspend: 'activate',
  preCancel: 'activate',
  pendingCancel: 'activate',
  removePendingCancel: 'activate',
  // The same rule at a group's address.
  groupCancel: 'cancel',
  reassign: 'changeOwner',
}
