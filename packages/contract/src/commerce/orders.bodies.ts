import { BillingPeriod } from '../shared/billing-period.ts'
import { CoBrandPartner } from '../shared/co-brand.ts'
import { Instant, LocalDate } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { PaymentMethodType } from '../shared/payment-method-type.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, either, entity, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { OrderAuthorizedUser, OrderParty } from './orders.entities.ts'
import { MarketingChannel, OrderBillingProvider, OrderChannel, OrderSubscriptionAction } from './orders.enums.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): names outside `stated` are assumed.

const newOrderOfferFields = entity({
  stated: { billingPeriod: BillingPeriod, subscriptionAction: maybe(OrderSubscriptionAction) },
  assumed: {
    offerId: text,
    productId: text,
    tier: maybe(text),
    quantity: maybe(number),
    supplementIds: maybe(list(text)),
    startsOn: maybe(LocalDate),
    subscriptionId: maybe(text),
  },
})

/** An offer to order. With the action UPDATE, it changes the subscription `subscriptionId`. */
export interface NewOrderOffer extends Out<typeof newOrderOfferFields> {}
export const NewOrderOffer: Schema<NewOrderOffer> = newOrderOfferFields

const newOrderFields = entity({
  stated: {
    currency: Currency,
    channel: maybe(either(OrderChannel, MarketingChannel)),
    billingProvider: maybe(OrderBillingProvider),
    coBrandPartner: maybe(CoBrandPartner),
  },
  assumed: {
    offers: list(NewOrderOffer),
    authorizedUsers: maybe(list(OrderAuthorizedUser)),
    buyer: maybe(OrderParty),
    region: maybe(StateOrProvince),
    locale: maybe(text),
    source: maybe(text),
  },
})

/** An order to create. `buyer` is for orders without a known owner. */
export interface NewOrder extends Out<typeof newOrderFields> {}
export const NewOrder: Schema<NewOrder> = newOrderFields

const orderOffersFields = assumed({ offers: list(NewOrderOffer) })

/** The offers of an order. Replaces the whole list. */
export interface OrderOffers extends Out<typeof orderOffersFields> {}
export const OrderOffers: Schema<OrderOffers> = orderOffersFields

const orderAuthorizedUsersFields = assumed({ authorizedUsers: list(OrderAuthorizedUser) })

/** The authorized users of an order. Replaces the whole list. */
export interface OrderAuthorizedUsers extends Out<typeof orderAuthorizedUsersFields> {}
export const OrderAuthorizedUsers: Schema<OrderAuthorizedUsers> = orderAuthorizedUsersFields

const orderAgreementFields = assumed({ contractId: text, contractVersion: maybe(text), agreedAt: Instant })

/** A contract that the buyer accepted, and when. */
export interface OrderAgreement extends Out<typeof orderAgreementFields> {}
export const OrderAgreement: Schema<OrderAgreement> = orderAgreementFields

const orderPurchaseFields = entity({
  stated: { paymentMethod: PaymentMethodType },
  assumed: { paymentMethodId: maybe(text), amount: Decimal, agreements: maybe(list(OrderAgreement)) },
})

/**
 * The payment of an order. `amount` is the total shown to the buyer, in the order's currency. `paymentMethodId` is
 * omitted if nothing is charged at purchase, as with PREMIUM_BILLING.
 */
export interface OrderPurchase extends Out<typeof orderPurchaseFields> {}
export const OrderPurchase: Schema<OrderPurchase> = orderPurchaseFields

const orderSourceFields = entity({
  stated: { channel: maybe(either(OrderChannel, MarketingChannel)) },
  assumed: { source: text },
})

/** The source of an order. */
export interface OrderSource extends Out<typeof orderSourceFields> {}
export const OrderSource: Schema<OrderSource> = orderSourceFields

const supplementsAdditionFields = entity({
  stated: { billingPeriod: maybe(BillingPeriod), currency: maybe(Currency) },
  assumed: { identityId: text, subscriptionId: text, supplementIds: list(text), paymentMethodId: maybe(text) },
})

/** Add-ons for a plan that the owner already has. */
export interface SupplementsAddition extends Out<typeof supplementsAdditionFields> {}
export const SupplementsAddition: Schema<SupplementsAddition> = supplementsAdditionFields
