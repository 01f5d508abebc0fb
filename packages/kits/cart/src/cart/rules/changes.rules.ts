import { compareDecimals } from '@memberkit/platform/formats'
import type { CartLine } from './lines.rules.ts'
import { pricesOf } from './totals.rules.ts'

/** What a line and its supplements cost when they were last shown, by product key. Amounts only. */
export type SeenPrices = Readonly<Record<string, SeenPrice>>

export interface SeenPrice {
  readonly tier?: string | undefined
  readonly period: string
  readonly initial: readonly string[]
}

/** What has changed about a line since it was last seen. */
export interface LineChange {
  readonly key: string
  readonly kind: 'up' | 'down' | 'unavailable'
}

export function seenPricesOf(lines: readonly CartLine[]): SeenPrices {
  const seen = lines.flatMap((line) => {
    const initial = pricesOf(line).flatMap((price) => price.initial ?? [])
    return line.price ? [[line.key, { tier: line.tierName, period: line.price.period, initial }] as const] : []
  })
  return Object.fromEntries(seen)
}

/** Returns the lines that cost more or less than when they were last seen, or can't be bought any more. */
export function changesSince(lines: readonly CartLine[], seen: SeenPrices): LineChange[] {
  return lines.flatMap((line): LineChange[] => {
    const before = Object.hasOwn(seen, line.key) ? seen[line.key] : undefined
    if (!before) return []
    if (line.problem) return [{ key: line.key, kind: 'unavailable' }]
    const now = seenPricesOf([line])[line.key]
    if (!now || now.tier !== before.tier || now.period !== before.period) return []
    if (now.initial.length !== before.initial.length) return []
    const difference = now.initial.map((amount, index) => compareDecimals(amount, before.initial[index]!))
    if (difference.every((one) => one === 0)) return []
    return [{ key: line.key, kind: difference.some((one) => one > 0) ? 'up' : 'down' }]
  })
}
