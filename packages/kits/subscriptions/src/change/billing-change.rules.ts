import type { BillingPeriod } from '@memberkit/contract'
import { expectedBills, nextCycleDay } from '../shared/billing.rules.ts'
import type { Subscription } from '../shared/received.ts'

/** The choice for members: an employer sets pay periods, and single payments don't come again. Hosts narrow it. */
export const usualFrequencies: readonly BillingPeriod[] = ['MONTHLY', 'QUARTERLY', 'BIANNUAL', 'ANNUAL']

/** Whether bills of a period come on a day of the month. */
export const hasCycleDay = (period: string): boolean => usualFrequencies.some((one) => one === period)

/** Returns the bills to expect at another frequency: the next one keeps its date. */
export const billsAt = (subscription: Subscription, billingPeriod: string): string[] =>
  expectedBills({ ...subscription, billingPeriod })

/** Returns the bills to expect on another day of the month. Days 29 to 31 become the last day of shorter months. */
export const billsOn = (subscription: Subscription, billCycleDay: number, today: string): string[] =>
  expectedBills({ ...subscription, billCycleDay, nextBillOn: nextCycleDay(today, billCycleDay) })
