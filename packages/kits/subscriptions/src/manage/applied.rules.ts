import { compareDecimals } from '@memberkit/platform/formats'
import type { Subscription } from '../shared/received.ts'

interface Item {
  readonly type: string
  readonly productId: string
  readonly tier?: string | undefined
}

interface Instalment {
  readonly dueOn: string
  readonly amount: string
}

/** Whether a subscription bills exactly these products and supplements; without a tier, any will do. */
export function hasItems({ items }: Pick<Subscription, 'items'>, wanted: readonly Item[]): boolean {
  const isThere = (one: Item) =>
    items.some(
      ({ type, productId, tier }) =>
        type === one.type && productId === one.productId && (one.tier === undefined || tier === one.tier),
    )
  return items.length === wanted.length && wanted.every(isThere)
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

type Bill = Pick<Subscription, 'nextBillOn'>

/** Whether the next bill has moved to a later day. */
export const isDelayed = ({ nextBillOn: after }: Bill, { nextBillOn: before }: Bill): boolean =>
  after !== undefined && before !== undefined && after > before
