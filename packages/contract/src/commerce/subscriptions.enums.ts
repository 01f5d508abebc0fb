import { oneOf, type Out } from '../wire.ts'

// Source of every list: commerce, section 3, "Subscription", value for value and in its order.
// Billing periods, currencies and co-brand partners are shared with others: src/shared.

/** "Offer item type" in the specification. */
export const SubscriptionItemType = oneOf('PRODUCT', 'SUPPLEMENT')
export type SubscriptionItemType = Out<typeof SubscriptionItemType>

/** "Vendor" in the specification: the biller. */
export const SubscriptionVendor = oneOf('ATLAS', 'ISERIES', 'PAYPAL')
export type SubscriptionVendor = Out<typeof SubscriptionVendor>

export const SubscriptionStatus = oneOf(
  'ACTIVE',
  'CANCELLED',
  'SUSPENDED',
  'PRECANCEL',
  'PENDING_CANCEL',
  'CATCHING_UP',
)
export type SubscriptionStatus = Out<typeof SubscriptionStatus>

/** "Friendly id type" of a subscription; payment methods and classic memberships have lists of their own. */
export const SubscriptionFriendlyIdType = oneOf('MEMBER', 'ASSOCIATE', 'OTHER')
export type SubscriptionFriendlyIdType = Out<typeof SubscriptionFriendlyIdType>

/** "Cancel reason" in the specification. */
export const SubscriptionCancelReason = oneOf(
  'NO_LONGER_EMPLOYED',
  'LEAVE_OF_ABSENCE',
  'MEMBER_REQUESTED_CANCEL',
  'DECEASED',
  'REINSTATE',
  'UNPROCESSED',
)
export type SubscriptionCancelReason = Out<typeof SubscriptionCancelReason>

/** The actions of the subscription journal. */
export const SubscriptionAction = oneOf(
  'CREATED',
  'UPDATE_OFFERS',
  'DELETED',
  'UPDATED',
  'STATUS_CHANGED',
  'PAYMENT_UPDATED',
  'BILLING_ADVANCED',
  'VENDOR_UPDATED',
  'FRIENDLYID_UPDATED',
  'CHANGE_OWNER',
  'DO_NOT_REINSTATE_UPDATED',
  'RETRY_SCHEDULE_UPDATED',
  'ADMINISTRATIVE_AREA_UPDATED',
  'POSTAL_CODE_UPDATED',
  'STARTED_ON_UPDATED',
  'NEXT_BILL_ON_UPDATED',
  'SOURCE_UPDATED',
  'BILLING_FREQUENCY_UPDATED',
  'BILL_CYCLE_DAY_UPDATED',
  'BILLING_DIVISION_UPDATED',
  'MEMBER_MIGRATION_UPDATE',
  'PAID_TO_DATE_UPDATED',
  'REASSIGN_OWNER',
)
export type SubscriptionAction = Out<typeof SubscriptionAction>
