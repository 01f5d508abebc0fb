import { BillingPeriod } from '../shared/billing-period.ts'
import { CoBrandPartner } from '../shared/co-brand.ts'
import { Instant, LocalDate } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, decisive, entity, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import {
  SubscriptionCancelReason,
  SubscriptionFriendlyIdType,
  SubscriptionItemType,
  SubscriptionStatus,
  SubscriptionVendor,
} from './subscriptions.enums.ts'

const subscriptionItemFields = entity({
  stated: { type: SubscriptionItemType },
  assumed: { id: text, productId: text, offerId: maybe(text), label: text, tier: maybe(text), price: Decimal },
})

/** A billed product or supplement. `price` is per billing period, in the subscription's currency. */
export interface SubscriptionItem extends Out<typeof subscriptionItemFields> {}
export const SubscriptionItem: Schema<SubscriptionItem> = subscriptionItemFields

const subscriptionFriendlyIdFields = entity({ stated: { type: SubscriptionFriendlyIdType }, assumed: { id: text } })

/** The subscription number, as printed and quoted. */
export interface SubscriptionFriendlyId extends Out<typeof subscriptionFriendlyIdFields> {}
export const SubscriptionFriendlyId: Schema<SubscriptionFriendlyId> = subscriptionFriendlyIdFields

const scheduledCancellationFields = entity({
  stated: { reason: SubscriptionCancelReason },
  assumed: { cancelOn: LocalDate, note: maybe(text) },
})

/** A scheduled cancellation: `cancelOn` is the first day without the subscription. */
export interface ScheduledCancellation extends Out<typeof scheduledCancellationFields> {}
export const ScheduledCancellation: Schema<ScheduledCancellation> = scheduledCancellationFields

const catchUpInstalmentFields = assumed({ dueOn: LocalDate, amount: Decimal, invoiceId: maybe(text) })

/** One payment of a catch-up schedule, in the subscription's currency. */
export interface CatchUpInstalment extends Out<typeof catchUpInstalmentFields> {}
export const CatchUpInstalment: Schema<CatchUpInstalment> = catchUpInstalmentFields

const subscriptionFields = entity({
  stated: {
    status: SubscriptionStatus,
    vendor: SubscriptionVendor,
    billingPeriod: BillingPeriod,
    currency: Currency,
    coBrandPartner: maybe(CoBrandPartner),
    cancelReason: maybe(SubscriptionCancelReason),
    friendlyId: maybe(SubscriptionFriendlyId),
  },
  assumed: {
    id: text,
    identityId: text,
    groupId: maybe(text),
    orderId: maybe(text),
    label: text,
    items: list(SubscriptionItem),
    price: Decimal,
    paymentMethodId: maybe(text),
    billCycleDay: maybe(number),
    nextBillOn: maybe(LocalDate),
    paidToDate: maybe(LocalDate),
    startedOn: LocalDate,
    cancelledOn: maybe(LocalDate),
    scheduledCancellation: maybe(ScheduledCancellation),
    retryOn: maybe(list(LocalDate)),
    catchUp: maybe(list(CatchUpInstalment)),
    doNotReinstate: flag,
    administrativeArea: maybe(StateOrProvince),
    postalCode: maybe(text),
    billingDivision: maybe(text),
    source: maybe(text),
    idempotentKey: maybe(text),
    version: text,
  },
})

/**
 * A recurring plan. `price` is the sum of its items per billing period, in `currency`; `billCycleDay` is the billing
 * day of the month (1 to 31; in shorter months, the last day); `paidToDate` is the last paid day; `retryOn` are the
 * dates of further automatic attempts after a failed payment. `version` is the value for `If-Match`.
 */
export interface Subscription extends Out<typeof subscriptionFields> {}
export const Subscription: Schema<Subscription> = subscriptionFields

const subscriptionDeletabilityFields = assumed({ canBeDeleted: flag, reason: maybe(text) })

/** Whether a subscription can be deleted; otherwise the reason. */
export interface SubscriptionDeletability extends Out<typeof subscriptionDeletabilityFields> {}
export const SubscriptionDeletability: Schema<SubscriptionDeletability> = subscriptionDeletabilityFields

const subscriptionDiscountFields = entity({
  stated: { currency: Currency },
  assumed: {
    id: text,
    subscriptionId: text,
    label: text,
    amount: decisive(Decimal),
    percentage: decisive(Decimal),
    startsOn: LocalDate,
    endsOn: maybe(LocalDate),
    note: maybe(text),
    createdAt: Instant,
  },
})

/** A discount on a subscription's invoices: an `amount` per billing period or a `percentage` of the price. */
export interface SubscriptionDiscount extends Out<typeof subscriptionDiscountFields> {}
export const SubscriptionDiscount: Schema<SubscriptionDiscount> = subscriptionDiscountFields
