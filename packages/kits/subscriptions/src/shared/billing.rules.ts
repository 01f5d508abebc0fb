import type { BillingPeriod } from '@memberkit/contract'
import { addDays } from '@memberkit/platform/formats'
import type { Subscription } from './received.ts'

/** Months or days of a billing period. `PAY_PERIOD` is the employer's to say, and `ONE_TIME` has no next. */
const lengths: Record<BillingPeriod, { readonly months?: number; readonly days?: number }> = {
  DAILY: { days: 1 },
  WEEKLY: { days: 7 },
  PAY_PERIOD: {},
  MONTHLY: { months: 1 },
  QUARTERLY: { months: 3 },
  BIANNUAL: { months: 6 },
  ANNUAL: { months: 12 },
  ONE_TIME: {},
}

/**
 * Returns the next expected bill dates, local dates, the first being `nextBillOn`. Days 29 to 31 become the last day of
 * shorter months and come back in longer ones. Fewer than `count` where a period's length isn't known.
 */
export function expectedBills(
  { nextBillOn, billingPeriod, billCycleDay }: Pick<Subscription, 'nextBillOn' | 'billingPeriod' | 'billCycleDay'>,
  count = 3,
): string[] {
  if (nextBillOn === undefined) return []
  const { months, days } = Object.hasOwn(lengths, billingPeriod) ? lengths[billingPeriod as BillingPeriod] : {}
  if (days === undefined && months === undefined) return [nextBillOn]
  return Array.from({ length: count }, (_, turn) =>
    days === undefined ? monthsLater(nextBillOn, (months ?? 0) * turn, billCycleDay) : addDays(nextBillOn, days * turn),
  ).with(0, nextBillOn)
}

export type NextBill =
  | 'dated'
  /** Its day has passed, and it isn't known whether it came. */
  | 'passed'
  /** Paid for once. */
  | 'none'
  | 'unknown'

/** Returns what is known of the next bill of a subscription that runs. A day that is missing says nothing. */
export function nextBillOf(
  { nextBillOn, billingPeriod }: Pick<Subscription, 'nextBillOn' | 'billingPeriod'>,
  today: string,
): NextBill {
  if (nextBillOn === undefined) return billingPeriod === 'ONE_TIME' ? 'none' : 'unknown'
  return nextBillOn < today ? 'passed' : 'dated'
}

/** Returns the first day with this number from a local date on, as the platform counts it after a change of the day. */
export function nextCycleDay(today: string, cycleDay: number): string {
  const inThisMonth = onDay(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1, cycleDay)
  return inThisMonth > today ? inThisMonth : monthsLater(today, 1, cycleDay)
}

function monthsLater(date: string, months: number, cycleDay = Number(date.slice(8, 10))): string {
  return onDay(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + months, cycleDay)
}

function onDay(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10)
}
