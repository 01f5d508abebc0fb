import type { ContractHistory } from '../shared/received.ts'
import { addDays } from '@memberkit/platform/formats'

/** The newest first. */
export const inTime = (histories: readonly ContractHistory[]): ContractHistory[] =>
  histories.toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : a.effectiveFrom > b.effectiveFrom ? -1 : 0))

/** What staff look into: days without a contract, or with two. Local dates, both included; without `to` it goes on. */
export type ContractTrouble =
  { kind: 'gap'; from: string; to: string } | { kind: 'overlap'; one: string; other: string; from: string; to?: string }

/**
 * Compares the dates of neighbouring contracts. What amends or supplements one stands beside it and is left out, as is a
 * cancelled one without a last day: until when it held isn't known.
 */
export function troublesOf(histories: readonly ContractHistory[]): ContractTrouble[] {
  const contracts = inTime(histories)
    .toReversed()
    .filter(
      ({ type, status, effectiveTo }) =>
        type === 'CONTRACT' && (effectiveTo !== undefined || !/^CANCELL?ED$/.test(status)),
    )
  return contracts.flatMap((next, index): ContractTrouble[] => {
    const before = contracts[index - 1]
    if (!before) return []
    const last = before.effectiveTo
    if (last === undefined || last >= next.effectiveFrom) {
      const to = [last, next.effectiveTo].filter((day) => day !== undefined).toSorted()[0]
      return [{ kind: 'overlap', one: before.label, other: next.label, from: next.effectiveFrom, to }]
    }
    const from = addDays(last, 1)
    return from < next.effectiveFrom ? [{ kind: 'gap', from, to: addDays(next.effectiveFrom, -1) }] : []
  })
}
