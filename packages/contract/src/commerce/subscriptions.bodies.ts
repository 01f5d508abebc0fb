import { BillingPeriod } from '../shared/billing-period.ts'
import { CoBrandPartner } from '../shared/co-brand.ts'
import { LocalDate } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, entity, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { CatchUpInstalment, SubscriptionFriendlyId } from './subscriptions.entities.ts'
import { SubscriptionCancelReason, SubscriptionItemType, SubscriptionVendor } from './subscriptions.enums.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): names outside `stated` are assumed.
// `note` is the reason, for the journal.

const newSubscriptionItemFields = entity({
  stated: { type: SubscriptionItemType },
  assumed: { productId: text, offerId: maybe(text), tier: maybe(text) },
})

/** A product or supplement to bill. The service sets its price. */
export interface NewSubscriptionItem extends Out<typeof newSubscriptionItemFields> {}
export const NewSubscriptionItem: Schema<NewSubscriptionItem> = newSubscriptionItemFields

const newSubscriptionFields = entity({
  stated: {
    vendor: SubscriptionVendor,
    billingPeriod: BillingPeriod,
    currency: Currency,
    coBrandPartner: maybe(CoBrandPartner),
    friendlyId: maybe(SubscriptionFriendlyId),
  },
  assumed: {
    items: list(NewSubscriptionItem),
    paymentMethodId: maybe(text),
    startedOn: LocalDate,
    billCycleDay: maybe(number),
    orderId: maybe(text),
    groupId: maybe(text),
    administrativeArea: maybe(StateOrProvince),
    postalCode: maybe(text),
    billingDivision: maybe(text),
    source: maybe(text),
    idempotentKey: maybe(text),
  },
})

/** A subscription to create. */
export interface NewSubscription extends Out<typeof newSubscriptionFields> {}
export const NewSubscription: Schema<NewSubscription> = newSubscriptionFields

const subscriptionRemovalFields = assumed({ note: text })

/** The reason to delete a subscription. Only the journal keeps a record of it. */
export interface SubscriptionRemoval extends Out<typeof subscriptionRemovalFields> {}
export const SubscriptionRemoval: Schema<SubscriptionRemoval> = subscriptionRemovalFields

const subscriptionOfferChangeFields = entity({
  stated: { billingPeriod: maybe(BillingPeriod) },
  assumed: { items: list(NewSubscriptionItem), effectiveOn: maybe(LocalDate) },
})

/** The new items of a subscription, effective immediately or from `effectiveOn`. */
export interface SubscriptionOfferChange extends Out<typeof subscriptionOfferChangeFields> {}
export const SubscriptionOfferChange: Schema<SubscriptionOfferChange> = subscriptionOfferChangeFields

const subscriptionCancellationFields = entity({
  stated: { reason: SubscriptionCancelReason },
  assumed: { note: maybe(text) },
})

/** The reason to cancel a subscription. */
export interface SubscriptionCancellation extends Out<typeof subscriptionCancellationFields> {}
export const SubscriptionCancellation: Schema<SubscriptionCancellation> = subscriptionCancellationFields

const subscriptionPaymentMethodFields = assumed({ paymentMethodId: text })

/** The new payment method of a subscription. */
export interface SubscriptionPaymentMethod extends Out<typeof subscriptionPaymentMethodFields> {}
export const SubscriptionPaymentMethod: Schema<SubscriptionPaymentMethod> = subscriptionPaymentMethodFields

const subscriptionPaymentMethodRemovalFields = assumed({ paymentMethodId: text, note: maybe(text) })

/** The payment method to remove from a subscription. */
export interface SubscriptionPaymentMethodRemoval extends Out<typeof subscriptionPaymentMethodRemovalFields> {}
export const SubscriptionPaymentMethodRemoval: Schema<SubscriptionPaymentMethodRemoval> =
  subscriptionPaymentMethodRemovalFields

const subscriptionVendorChangeFields = entity({
  stated: { vendor: SubscriptionVendor },
  assumed: { vendorSubscriptionId: maybe(text), note: maybe(text) },
})

/** The new billing vendor, and the vendor's reference. */
export interface SubscriptionVendorChange extends Out<typeof subscriptionVendorChangeFields> {}
export const SubscriptionVendorChange: Schema<SubscriptionVendorChange> = subscriptionVendorChangeFields

const doNotReinstateFields = assumed({ doNotReinstate: flag, note: maybe(text) })

/** Whether the subscription must stay cancelled. */
export interface DoNotReinstate extends Out<typeof doNotReinstateFields> {}
export const DoNotReinstate: Schema<DoNotReinstate> = doNotReinstateFields

const retryScheduleFields = assumed({ retryOn: list(LocalDate) })

/** The dates of further attempts after a failed payment; an empty list means none. */
export interface RetrySchedule extends Out<typeof retryScheduleFields> {}
export const RetrySchedule: Schema<RetrySchedule> = retryScheduleFields

const catchUpFields = assumed({ instalments: list(CatchUpInstalment), note: maybe(text) })

/** The catch-up plan for an overdue amount. */
export interface CatchUp extends Out<typeof catchUpFields> {}
export const CatchUp: Schema<CatchUp> = catchUpFields

const subscriptionReassignmentFields = assumed({ identityId: text, note: maybe(text) })

/** The new owner, after a subscription was given to the wrong identity. */
export interface SubscriptionReassignment extends Out<typeof subscriptionReassignmentFields> {}
export const SubscriptionReassignment: Schema<SubscriptionReassignment> = subscriptionReassignmentFields

const newSubscriptionDiscountFields = entity({
  stated: { currency: Currency },
  assumed: {
    label: text,
    amount: maybe(Decimal),
    percentage: maybe(Decimal),
    startsOn: LocalDate,
    endsOn: maybe(LocalDate),
    note: maybe(text),
  },
})

/** A discount to grant: an `amount` per billing period or a `percentage` of the price. */
export interface NewSubscriptionDiscount extends Out<typeof newSubscriptionDiscountFields> {}
export const NewSubscriptionDiscount: Schema<NewSubscriptionDiscount> = newSubscriptionDiscountFields
