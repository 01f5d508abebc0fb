import { addDays } from '@memberkit/platform/formats'
import type { Subscription } from '../shared/received.ts'

export type BillingDate = 'nextBillOn' | 'paidToDate' | 'startedOn'
type Dates = Pick<Subscription, BillingDate>

/** Why a date can't be set at all: the platform refuses it, or nothing would change. */
export type DateProblem = 'same' | 'beforeStart' | 'afterBill'

/** A meaning of a date that may not be meant:
 * - `paidAgain`: the next bill is for days that are paid;
 * - `gap`: days between the paid ones and the next bill are billed to nobody;
 * - `past`: the next bill is due at once;
 * - `far`: nothing is billed, or everything is paid, for more than a year;
 * - `startAhead`: the first day is yet to come;
 * - `startAfterPaid`: paid days are before the first day.
 */
export type DateWarning = 'paidAgain' | 'gap' | 'past' | 'far' | 'startAhead' | 'startAfterPaid'

/** @param date local dates, as all others here */
export function dateProblem(one: Dates, which: BillingDate, date: string): DateProblem | undefined {
  if (one[which] === date) return 'same'
  if (which !== 'startedOn') return date < one.startedOn ? 'beforeStart' : undefined
  return one.nextBillOn !== undefined && date > one.nextBillOn ? 'afterBill' : undefined
}

export function dateWarnings(one: Dates, which: BillingDate, date: string, today: string): DateWarning[] {
  const after: Dates = { ...one, [which]: date }
  const { nextBillOn, paidToDate } = after
  const isFar = date > addDays(today, 366)
  if (which === 'startedOn') {
    return some({ startAhead: date > today, startAfterPaid: paidToDate !== undefined && date > paidToDate })
  }
  const both = nextBillOn !== undefined && paidToDate !== undefined
  return some({
    past: which === 'nextBillOn' && date < today,
    far: isFar,
    paidAgain: both && nextBillOn <= paidToDate,
    gap: both && nextBillOn > addDays(paidToDate, 1),
  })
}

const some = (all: Partial<Record<DateWarning, boolean>>) =>
  (Object.keys(all) as DateWarning[]).filter((one) => all[one])
