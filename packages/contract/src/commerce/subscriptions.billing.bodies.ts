import { BillingPeriod } from '../shared/billing-period.ts'
import { LocalDate } from '../shared/dates.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, entity, maybe, number, type Out, type Schema, text } from '../wire.ts'

// When and where a subscription is billed, one call for each fact. A `note` says why, for whoever reads the journal.

const subscriptionNextBillFields = assumed({ nextBillOn: LocalDate, note: maybe(text) })

/** The day of the next invoice. */
export interface SubscriptionNextBill extends Out<typeof subscriptionNextBillFields> {}
export const SubscriptionNextBill: Schema<SubscriptionNextBill> = subscriptionNextBillFields

const subscriptionPaidToDateFields = assumed({ paidToDate: LocalDate, note: maybe(text) })

/** The last day that is paid for. */
export interface SubscriptionPaidToDate extends Out<typeof subscriptionPaidToDateFields> {}
export const SubscriptionPaidToDate: Schema<SubscriptionPaidToDate> = subscriptionPaidToDateFields

const subscriptionStartFields = assumed({ startedOn: LocalDate, note: maybe(text) })

/** The first day of the subscription. */
export interface SubscriptionStart extends Out<typeof subscriptionStartFields> {}
export const SubscriptionStart: Schema<SubscriptionStart> = subscriptionStartFields

const billingFrequencyFields = entity({ stated: { billingPeriod: BillingPeriod }, assumed: { note: maybe(text) } })

/** How often the subscription is billed. */
export interface BillingFrequency extends Out<typeof billingFrequencyFields> {}
export const BillingFrequency: Schema<BillingFrequency> = billingFrequencyFields

const billCycleDayFields = assumed({ billCycleDay: number, note: maybe(text) })

/** The day of the month on which it is billed, 1 to 31; the last day where a month is shorter. */
export interface BillCycleDay extends Out<typeof billCycleDayFields> {}
export const BillCycleDay: Schema<BillCycleDay> = billCycleDayFields

const subscriptionAreaFields = assumed({ administrativeArea: StateOrProvince, note: maybe(text) })

/** The state or province by whose rules it is taxed and covered. */
export interface SubscriptionArea extends Out<typeof subscriptionAreaFields> {}
export const SubscriptionArea: Schema<SubscriptionArea> = subscriptionAreaFields

const subscriptionPostalCodeFields = assumed({ postalCode: text, note: maybe(text) })

/** The postal code it is billed to. */
export interface SubscriptionPostalCode extends Out<typeof subscriptionPostalCodeFields> {}
export const SubscriptionPostalCode: Schema<SubscriptionPostalCode> = subscriptionPostalCodeFields

const billingDivisionFields = assumed({ billingDivision: text, note: maybe(text) })

/** The division of a group that it is billed through. */
export interface BillingDivision extends Out<typeof billingDivisionFields> {}
export const BillingDivision: Schema<BillingDivision> = billingDivisionFields

const subscriptionSourceFields = assumed({ source: text, note: maybe(text) })

/** Where the subscription came from. */
export interface SubscriptionSource extends Out<typeof subscriptionSourceFields> {}
export const SubscriptionSource: Schema<SubscriptionSource> = subscriptionSourceFields
