import { BillingPeriod } from '../shared/billing-period.ts'
import { LocalDate } from '../shared/dates.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, entity, maybe, number, type Out, type Schema, text } from '../wire.ts'

// Billing details of a subscription, one operation each. `note` is the reason, for the journal.

const subscriptionNextBillFields = assumed({ nextBillOn: LocalDate, note: maybe(text) })

/** The date of the next invoice. */
export interface SubscriptionNextBill extends Out<typeof subscriptionNextBillFields> {}
export const SubscriptionNextBill: Schema<SubscriptionNextBill> = subscriptionNextBillFields

const subscriptionPaidToDateFields = assumed({ paidToDate: LocalDate, note: maybe(text) })

/** The last paid day. */
export interface SubscriptionPaidToDate extends Out<typeof subscriptionPaidToDateFields> {}
export const SubscriptionPaidToDate: Schema<SubscriptionPaidToDate> = subscriptionPaidToDateFields

const subscriptionStartFields = assumed({ startedOn: LocalDate, note: maybe(text) })

/** The first day of the subscription. */
export interface SubscriptionStart extends Out<typeof subscriptionStartFields> {}
export const SubscriptionStart: Schema<SubscriptionStart> = subscriptionStartFields

const billingFrequencyFields = entity({ stated: { billingPeriod: BillingPeriod }, assumed: { note: maybe(text) } })

/** The billing frequency. */
export interface BillingFrequency extends Out<typeof billingFrequencyFields> {}
export const BillingFrequency: Schema<BillingFrequency> = billingFrequencyFields

const billCycleDayFields = assumed({ billCycleDay: number, note: maybe(text) })

/** The billing day of the month, 1 to 31; in shorter months, the last day. */
export interface BillCycleDay extends Out<typeof billCycleDayFields> {}
export const BillCycleDay: Schema<BillCycleDay> = billCycleDayFields

const subscriptionAreaFields = assumed({ administrativeArea: StateOrProvince, note: maybe(text) })

/** The state or province whose tax and coverage rules apply. */
export interface SubscriptionArea extends Out<typeof subscriptionAreaFields> {}
export const SubscriptionArea: Schema<SubscriptionArea> = subscriptionAreaFields

const subscriptionPostalCodeFields = assumed({ postalCode: text, note: maybe(text) })

/** The billing postal code. */
export interface SubscriptionPostalCode extends Out<typeof subscriptionPostalCodeFields> {}
export const SubscriptionPostalCode: Schema<SubscriptionPostalCode> = subscriptionPostalCodeFields

const billingDivisionFields = assumed({ billingDivision: text, note: maybe(text) })

/** The billing division of a group. */
export interface BillingDivision extends Out<typeof billingDivisionFields> {}
export const BillingDivision: Schema<BillingDivision> = billingDivisionFields

const subscriptionSourceFields = assumed({ source: text, note: maybe(text) })

/** The source of a subscription. */
export interface SubscriptionSource extends Out<typeof subscriptionSourceFields> {}
export const SubscriptionSource: Schema<SubscriptionSource> = subscriptionSourceFields
