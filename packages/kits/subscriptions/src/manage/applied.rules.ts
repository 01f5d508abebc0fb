import { compareDecimals } from '@memberkit/platform/formats'
import { expectedBills } from '../shared/billing.rules.ts'
import type { Subscription } from '../shared/received.ts'

type Bill = Parameters<typeof expectedBills>[0]

interface Instalment {
  readonly dueOn: string
  readonly amount: string
}

/** Whether the attempts of a subscription are on exactly these days, in any order. */
export function hasRetries({ retryOn = [] }: Pick<Subscription, 'retryOn'>, days: readonly string[]): boolean {
  return retryOn.length === days.length && days.every((day) => retryOn.includes(day))
}

/** Whether exactly these instalments are agreed on: `5` and `5.00` are one amount. */
export function hasInstalments(
  { catchUp = [] }: Pick<Subscription, 'catchUp'>,
  agreed: readonly Instalment[],
): boolean {
  return (
    catchUp.length === agreed.length &&
    agreed.every(({ dueOn, amount }, index) => {
      const one = catchUp[index]!
      return one.dueOn === dueOn && compareDecimals(one.amount, amount) === 0
    })
  )
}

/**
 * Whether the next bill was skipped; `undefined` where it moved to a day that skipping doesn't lead to, or where that day
 * can't be told.
 */
export function isSkipped(after: Bill, before: Bill): boolean | undefined {
  if (after.nextBillOn === before.nextBillOn) return false
  const [, expected] = expectedBills(before, 2)
  return expected !== undefined && after.nextBillOn === expected ? true : undefined
}

type Ending = Pick<Subscription, 'status' | 'scheduledCancellation'>

/** Whether it ends with the paid period for this reason; `undefined` where no reason is known. */
export function isEndingFor({ status, scheduledCancellation }: Ending, reason: string): boolean | undefined {
  if (status !== 'PENDING_CANCEL') return false
  return scheduledCancellation && scheduledCancellation.reason === reason
}

/** Whether a planned end was removed, and not overtaken by an end today. */
export const isUnscheduled = ({ status, scheduledCancellation }: Ending): boolean =>
  scheduledCancellation === undefined && status !== 'CANCELLED'
