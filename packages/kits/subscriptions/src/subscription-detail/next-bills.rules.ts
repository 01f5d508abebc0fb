import { expectedBills, nextBillOf } from '../shared/billing.rules.ts'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import type { Standing } from '../shared/standing.rules.ts'

export interface NextBills {
  /** Expected local dates, the earliest first. */
  dates: readonly string[]
  /**
   * The note below the dates, or in their place: no bill is planned, nobody can tell, the employer sets the later
   * ones, or none is expected after the last day.
   */
  note?: 'none' | 'unclear' | 'onlyNext' | 'ends'
}

const billed: readonly string[] = [
  'renewing',
  'scheduled',
  'preCancel',
  'ending',
  'catchingUp',
] satisfies readonly Standing[]

/** Returns the next three bills to expect. Nothing is expected of a plan on hold or in an unknown status. */
export function nextBillsOf({ subscription, standing, lastDay }: SubscriptionRow, today: string): NextBills {
  if (standing === 'cancelled') return { dates: [], note: 'none' }
  if (!billed.includes(standing)) return { dates: [], note: 'unclear' }
  const known = nextBillOf(subscription, today)
  const isEndOpen = standing === 'ending' && lastDay === undefined
  if (known === 'passed' || isEndOpen || (known === 'unknown' && lastDay === undefined)) {
    return { dates: [], note: 'unclear' }
  }
  const all = expectedBills(subscription)
  const dates = lastDay === undefined ? all : all.filter((date) => date <= lastDay)
  if (dates.length === 0) return { dates, note: 'none' }
  if (lastDay !== undefined) return { dates, note: 'ends' }
  return subscription.billingPeriod === 'PAY_PERIOD' ? { dates, note: 'onlyNext' } : { dates }
}
