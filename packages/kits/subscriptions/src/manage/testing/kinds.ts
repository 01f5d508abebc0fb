import type { SubscriptionActionName } from '../../shared/subscription-actions.ts'

type Names = readonly SubscriptionActionName[]

/** All actions of staff, for three matrices that run side by side. */
export const kinds: Readonly<Record<'billing' | 'status' | 'record', Names>> = {
  billing: [
    'updatePaymentMethod',
    'removePaymentMethod',
    'updateOffer',
    'updateBillingFrequency',
    'updateBillCycleDay',
    'createDiscountRecord',
    'updateNextBillOn',
    'advanceNextBillOn',
    'updatePaidToDate',
    'updateStartedOn',
    'updateRetrySchedule',
    'catchUp',
  ],
  status: [
    'activate',
    'suspend',
    'preCancel',
    'pendingCancel',
    'cancel',
    'groupPendingCancel',
    'groupCancel',
    'scheduleCancellation',
    'removePendingCancel',
    'removeScheduledCancellation',
  ],
  record: [
    'updateVendor',
    'updateBillingDivision',
    'updateAdministrativeArea',
    'updatePostalCode',
    'updateSource',
    'updateDoNotReinstate',
    'updateIdempotentKey',
    'changeOwner',
    'reassign',
    'delete',
  ],
}
