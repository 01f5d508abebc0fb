import { PostalAddress } from '../shared/address.ts'
import { BillingPeriod } from '../shared/billing-period.ts'
import { Instant, LocalDate } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { PaymentMethodType } from '../shared/payment-method-type.ts'
import { PeriodUnit } from '../shared/period-unit.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, decisive, either, entity, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import {
  MarketingChannel,
  OrderAuthorizedUserType,
  OrderBillingProvider,
  OrderChannel,
  OrderOfferStatus,
  OrderStatus,
  OrderStatusVariant,
  OrderSubscriptionAction,
} from './orders.enums.ts'

const orderAuthorizedUserFields = entity({
  stated: { type: OrderAuthorizedUserType },
  assumed: { id: maybe(text), firstName: text, lastName: text, email: maybe(text), dateOfBirth: maybe(LocalDate) },
})

/** A person besides the buyer who will use the order. The service assigns `id`; omit it for a new one. */
export interface OrderAuthorizedUser extends Out<typeof orderAuthorizedUserFields> {}
export const OrderAuthorizedUser: Schema<OrderAuthorizedUser> = orderAuthorizedUserFields

const orderPartyFields = assumed({
  firstName: text,
  lastName: text,
  email: text,
  phoneNumber: maybe(text),
  phoneType: maybe(text),
  businessName: maybe(text),
  address: maybe(PostalAddress),
})

/** The buyer, with the fields that the cart collects (commerce, section 3, "Cart state"). */
export interface OrderParty extends Out<typeof orderPartyFields> {}
export const OrderParty: Schema<OrderParty> = orderPartyFields

const orderSupplementFields = assumed({ supplementId: text, label: text, price: Decimal })

/** An add-on of an ordered product. `price` is per billing period of its offer, in the order's currency. */
export interface OrderSupplement extends Out<typeof orderSupplementFields> {}
export const OrderSupplement: Schema<OrderSupplement> = orderSupplementFields

const orderOfferFields = entity({
  stated: {
    status: OrderOfferStatus,
    billingPeriod: BillingPeriod,
    period: maybe(PeriodUnit),
    subscriptionAction: maybe(OrderSubscriptionAction),
  },
  assumed: {
    id: text,
    offerId: text,
    productId: text,
    label: text,
    tier: maybe(text),
    quantity: number,
    initialPrice: Decimal,
    renewalPrice: decisive(Decimal),
    supplements: list(OrderSupplement),
    startsOn: maybe(LocalDate),
    subscriptionId: maybe(text),
    entitlementId: maybe(text),
    reason: maybe(text),
  },
})

/**
 * An ordered offer. `initialPrice` is due at purchase, `renewalPrice` from the next billing period, in the order's
 * currency. `subscriptionId` and `entitlementId` are present once it is provisioned, `reason` if its payment failed.
 */
export interface OrderOffer extends Out<typeof orderOfferFields> {}
export const OrderOffer: Schema<OrderOffer> = orderOfferFields

const orderFields = entity({
  stated: {
    status: either(OrderStatus, OrderStatusVariant),
    currency: Currency,
    channel: maybe(either(OrderChannel, MarketingChannel)),
    paymentMethod: maybe(PaymentMethodType),
    billingProvider: maybe(OrderBillingProvider),
  },
  assumed: {
    id: text,
    number: text,
    identityId: maybe(text),
    groupId: maybe(text),
    buyer: maybe(OrderParty),
    offers: list(OrderOffer),
    authorizedUsers: list(OrderAuthorizedUser),
    region: maybe(StateOrProvince),
    locale: maybe(text),
    source: maybe(text),
    paymentMethodId: maybe(text),
    invoiceId: maybe(text),
    subtotal: Decimal,
    tax: decisive(Decimal),
    total: Decimal,
    createdAt: Instant,
    purchasedAt: maybe(Instant),
    provisionedAt: maybe(Instant),
    version: text,
  },
})

/**
 * An order. Without an `identityId` it is anonymous, until `assignOrderOwner`. `total` is due at purchase and includes
 * `tax`; an absent `tax` isn't known yet. `version` is the value for `If-Match`.
 */
export interface Order extends Out<typeof orderFields> {}
export const Order: Schema<Order> = orderFields
