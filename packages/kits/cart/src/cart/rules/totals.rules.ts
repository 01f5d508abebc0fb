import { addDecimals } from '@memberkit/platform/formats'
import type { CartLine, LinePrice } from './lines.rules.ts'
import type { BillingPeriod } from '../received.ts'

export interface Amount {
  readonly currency: string
  /** A decimal. */
  readonly amount: string
}

export interface PeriodAmount extends Amount {
  readonly period: BillingPeriod
}

/** The totals of a cart, one for each currency and period; sums never mix them. */
export interface CartTotals {
  /** Due at purchase, before tax, by currency. */
  readonly dueToday: readonly Amount[]
  /** Due each period from the first renewal, before tax. */
  readonly renewals: readonly PeriodAmount[]
  /** The part of `dueToday` that is paid once. */
  readonly oneTime: readonly Amount[]
  /** Whether every line and supplement has a price; otherwise these aren't totals. */
  readonly isComplete: boolean
}

/** Returns the prices of a line and its supplements that have one. */
export const pricesOf = ({ price, supplements }: CartLine): LinePrice[] =>
  [price, ...supplements.map((one) => one.price)].filter((one) => one !== undefined)

export function totalsOf(lines: readonly CartLine[]): CartTotals {
  const prices = lines.flatMap(pricesOf)
  const initial = prices.flatMap(({ initial: amount, ...price }) =>
    amount === undefined ? [] : [{ ...price, amount }],
  )
  const renewal = prices.flatMap(({ renewal: amount, ...price }) =>
    amount === undefined ? [] : [{ ...price, amount }],
  )
  return {
    dueToday: sumsBy(initial, ({ currency }) => ({ currency })),
    renewals: sumsBy(renewal, ({ currency, period }) => ({ currency, period })),
    oneTime: sumsBy(
      initial.filter(({ period }) => period === 'ONE_TIME'),
      ({ currency }) => ({ currency }),
    ),
    isComplete: lines.every(({ price, supplements }) => price && supplements.every((one) => one.price)),
  }
}

function sumsBy<T extends { readonly amount: string }, G extends object>(
  amounts: readonly T[],
  groupOf: (amount: T) => G,
): (G & { amount: string })[] {
  const groups = new Map<string, G & { amount: string }>()
  for (const one of amounts) {
    const group = groupOf(one)
    const key = JSON.stringify(group)
    const amount = addDecimals(groups.get(key)?.amount ?? '0', one.amount)
    groups.set(key, { ...group, amount })
  }
  return [...groups.values()]
}
