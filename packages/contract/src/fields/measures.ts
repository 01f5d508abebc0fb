import { byField, factOf } from './kinds.ts'

/** The unit of a number. A year is a number that is never grouped: `2026`. A share of 1 is shown in percent: `0.5`. */
export type FieldUnit = 'byte' | 'second' | 'day' | 'dayOfMonth' | 'year' | 'yearsOfAge' | 'percent' | 'share'

const units = byField<FieldUnit>({
  byte: 'size maximumFileSize',
  second: 'expiresInSeconds',
  day: 'waitingPeriodDays',
  dayOfMonth: 'billCycleDay cutoffDay dayOfMonth',
  year: 'joinYear since year yearFounded yearJoined',
  yearsOfAge: 'maximumAge minimumAge',
  percent: 'progress',
  share: 'confidence',
})

/** Decimals: percentages, and amounts of money. All others are numbers without a unit. */
const decimals = byField({
  percentage: 'percentage rate',
  money: `amount amountDue due initialListPrice initialPrice limitInTotal limitPerClaim paid price refunded
    renewalListPrice renewalPrice subtotal tax total`,
})

/**
 * Amounts without a currency beside them: it is that of the entity that contains them, or that their call is made for.
 */
const currencies = byField({
  'AssociateLedger.currency': 'AssociateBalance.amount',
  'ClassicCommissionData.currency': 'ClassicCommission.amount',
  'ClassicPlan.currency': 'ClassicPlanPrice.amount',
  'Invoice.currency': 'InvoiceItem.amount NewInvoiceItem.amount Payment.amount Refund.amount',
  'Offer.currency': 'OfferPrice.initialListPrice OfferPrice.renewalListPrice',
  'Order.currency': 'OrderOffer.initialPrice OrderOffer.renewalPrice OrderPurchase.amount OrderSupplement.price',
  'Subscription.currency': 'CatchUpInstalment.amount SubscriptionItem.price',
  'Transaction.currency': 'TransactionRefund.amount',
})

const clocks = new Set(['JournalQuery.since'])

/** The least and the greatest value of a field. */
export interface FieldLimits {
  readonly minimum?: number
  readonly maximum?: number
}

const unitLimits: Readonly<Partial<Record<FieldUnit, FieldLimits>>> = {
  byte: { minimum: 0 },
  second: { minimum: 1 },
  day: { minimum: 0 },
  dayOfMonth: { minimum: 1, maximum: 31 },
  year: { minimum: 1800, maximum: 2200 },
  yearsOfAge: { minimum: 0, maximum: 150 },
  percent: { minimum: 0, maximum: 100 },
  share: { minimum: 0, maximum: 1 },
}

// Counts. A sort order or a clock has no limit.
const counts = new Set(
  `attempts attemptsLeft eligible enrolled enrolledCount every interval leads limit maximum maximumLength memberCount
  numberOfEmployees offset openResolutions perYear productVersion quantity row rowCount seats unread usedBy
  waiting`.split(/\s+/),
)

export const unitOf = (owner: string | undefined, field: string): FieldUnit | undefined =>
  clocks.has(`${owner}.${field}`) ? undefined : factOf(units, owner, field)

export const decimalKindOf = (owner: string | undefined, field: string) => factOf(decimals, owner, field) ?? 'decimal'

/** Returns the field with the currency of an amount: `currency` beside it, or `Entity.currency`. */
export const currencyFieldOf = (owner: string | undefined, field: string): string =>
  factOf(currencies, owner, field) ?? 'currency'

export function limitsOf(owner: string | undefined, field: string): FieldLimits {
  const unit = unitOf(owner, field)
  return (unit && unitLimits[unit]) ?? (counts.has(field) ? { minimum: 0 } : {})
}
