import { oneOf, type Out, type Schema, written } from '../wire.ts'

// Source of every list: commerce, section 3, "Order", value for value and in its order.
// Periods, billing periods, payment method types and currencies are shared with others: src/shared.

/** The first of two lists. Which operations return which is not shown, so an order can have a value of either. */
export const OrderStatus = oneOf('OPEN', 'FUNDED', 'FULLY_FUNDED', 'PROCESSING', 'PAYMENT_FAILED')
export type OrderStatus = Out<typeof OrderStatus>

/** "A second status variant" in the specification. */
export const OrderStatusVariant = oneOf(
  'OPEN',
  'FUNDED',
  'PROVISIONED',
  'PAYMENT_FAILED',
  'PROCESSING',
  'PARTIALLY_FUNDED',
)
export type OrderStatusVariant = Out<typeof OrderStatusVariant>

export const OrderOfferStatus = oneOf('OPEN', 'FUNDED', 'PAYMENT_FAILED')
export type OrderOfferStatus = Out<typeof OrderOfferStatus>

export const OrderBillingProvider = oneOf('PSX', 'SYSTEM I')
export type OrderBillingProvider = Out<typeof OrderBillingProvider>

/** The channel an order came from. */
export const OrderChannel = oneOf(
  'GroupSites',
  'Corp',
  'Hubsites',
  'LaunchByLS',
  'BuyNow',
  'LSAPlus',
  'SubmitApp',
  'AddLegalSupplement',
  'Solutions',
)
export type OrderChannel = Out<typeof OrderChannel>

/** A channel in its upper-case marketing form. `knownMarketingChannels` is not complete. */
export type MarketingChannel = string
export const MarketingChannel: Schema<MarketingChannel> = written(/^[A-Z]+(_[A-Z]+)*$/)

/** The marketing channels the specification gives as examples. */
export const knownMarketingChannels = ['LAUNCH_BY_LS', 'BUYNOW'] as const

/** The effect of an ordered offer on a subscription. */
export const OrderSubscriptionAction = oneOf('CREATE', 'UPDATE')
export type OrderSubscriptionAction = Out<typeof OrderSubscriptionAction>

/** "SPOUSE, DEPENDENT, plus NORMAL_USER in a variant". */
export const OrderAuthorizedUserType = oneOf('SPOUSE', 'DEPENDENT', 'NORMAL_USER')
export type OrderAuthorizedUserType = Out<typeof OrderAuthorizedUserType>

/** The actions of the order journal. */
export const OrderAction = oneOf(
  'CREATED',
  'UPDATED',
  'DELETED',
  'OWNER_ASSIGNED',
  'STATUS_CHANGED',
  'ENTITLEMENTS_CREATED',
  'SUBSCRIPTIONS_CREATED',
  'SOURCE_UPDATED',
)
export type OrderAction = Out<typeof OrderAction>
