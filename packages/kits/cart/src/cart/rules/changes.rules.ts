import type { CartState } from '@memberkit/contract/commerce/cart'
import { compareDecimals, isDecimal } from '@memberkit/platform/formats'
import type { CartLine, LinePrice, SupplementLine } from './lines.rules.ts'

/** The last shown price of a plan or a supplement: decimal text in one currency. */
export interface SeenAmounts {
  readonly currency: string
  readonly period: string
  readonly initial?: string | undefined
  readonly renewal?: string | undefined
}

/** The last shown prices of a line and of its supplements, by supplement key. */
export interface SeenPrice extends SeenAmounts {
  readonly tier?: string | undefined
  readonly supplements: Readonly<Record<string, SeenAmounts>>
}

/** The last shown prices of the lines, by product key. Catalogue amounts and names only. */
export type SeenPrices = Readonly<Record<string, SeenPrice>>

/** A change to a line that nobody made in the cart, such as a new price. */
export interface LineChange {
  readonly key: string
  readonly kind: 'up' | 'down' | 'renewalUp' | 'renewalDown' | 'unavailable' | 'supplementUnavailable'
  /** The key of a supplement that can't be bought any more. */
  readonly supplement?: string | undefined
}

/** Returns the part of the shown prices that is kept. */
export function seenPricesOf(lines: readonly CartLine[]): SeenPrices {
  const seen = lines.flatMap(({ key, price, tierName: tier, supplements }) =>
    price ? [[key, { tier, ...amountsOf(price), supplements: amountsByKey(supplements) }] as const] : [],
  )
  return Object.fromEntries(seen)
}

const amountsOf = ({ currency, period, initial, renewal }: LinePrice): SeenAmounts => ({
  currency,
  period,
  initial,
  renewal,
})

const amountsByKey = (supplements: readonly SupplementLine[]): Record<string, SeenAmounts> =>
  Object.fromEntries(supplements.flatMap(({ key, price }) => (price ? [[key, amountsOf(price)] as const] : [])))

/** Returns what costs more or less than when it was last seen, now or later, or can't be bought any more. */
export function changesSince(lines: readonly CartLine[], seen: SeenPrices): LineChange[] {
  return lines.flatMap((line): LineChange[] => {
    const { key, price, problem, tierName, supplements } = line
    const before = Object.hasOwn(seen, key) ? seen[key] : undefined
    // A draft of an earlier version remembers less, and nothing is concluded from it.
    if (!before || typeof before.supplements !== 'object' || before.tier !== tierName) return []
    if (problem) return [{ key, kind: 'unavailable' }]
    const kept = supplements.filter((one) => Object.hasOwn(before.supplements, one.key))
    const gone = kept.filter((one) => one.problem && one.problem !== 'requires')
    const pairs = [
      [before, price] as const,
      ...kept.filter((one) => !gone.includes(one)).map((one) => [before.supplements[one.key], one.price] as const),
    ]
    const first = directionOf(pairs, ({ initial }) => initial)
    const later = directionOf(pairs, ({ renewal }) => renewal)
    return [
      ...(first === 0 ? [] : [{ key, kind: first > 0 ? 'up' : 'down' } as const]),
      // A plan that costs more costs more later, too: nothing to add.
      ...(later === 0 || later === first ? [] : [{ key, kind: later > 0 ? 'renewalUp' : 'renewalDown' } as const]),
      ...gone.map((one) => ({ key, kind: 'supplementUnavailable', supplement: one.key }) as const),
    ]
  })
}

type Pair = readonly [before: SeenAmounts | undefined, now: LinePrice | undefined]

/**
 * Returns whether amounts have risen (1), fallen (-1), or neither. Those of another period or currency can't be compared.
 * A rise counts, whatever else falls.
 */
function directionOf(
  pairs: readonly Pair[],
  amountOf: (price: Pick<SeenAmounts, 'initial' | 'renewal'>) => string | undefined,
): -1 | 0 | 1 {
  const differences = pairs.flatMap(([before, now]) => {
    if (!before || !now || before.period !== now.period || before.currency !== now.currency) return []
    const [old, current] = [amountOf(before), amountOf(now)]
    return isDecimal(old) && isDecimal(current) ? [compareDecimals(current, old)] : []
  })
  if (differences.some((one) => one > 0)) return 1
  return differences.some((one) => one < 0) ? -1 : 0
}

/** Returns what is still worth comparing once the cart has been edited: nothing of a line that somebody changed. */
export function seenAfterEdit(seen: SeenPrices, before: CartState, after: CartState): SeenPrices {
  const everywhere = ({ region, locale, currency, bundles }: CartState) =>
    JSON.stringify([region, locale, currency, bundles])
  if (everywhere(before) !== everywhere(after)) return {}
  const lineOf = ({ products, tiers, supplements, billingPeriods }: CartState, key: string) =>
    JSON.stringify([products.includes(key), tiers[key], supplements[key] ?? [], billingPeriods?.[key]])
  const isUntouched = ([key]: readonly [string, SeenPrice]) => lineOf(before, key) === lineOf(after, key)
  return Object.fromEntries(Object.entries(seen).filter(isUntouched))
}
