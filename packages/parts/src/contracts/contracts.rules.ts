import { addDays } from '@memberkit/platform/formats'
import type { ContractHistory } from './received.ts'

type Dated = Pick<ContractHistory, 'status' | 'effectiveFrom' | 'effectiveTo'>

/** Returns contracts by their first day, the newest first. */
export const newestFirst = <One extends Pick<ContractHistory, 'effectiveFrom'>>(contracts: readonly One[]): One[] =>
  contracts.toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : a.effectiveFrom > b.effectiveFrom ? -1 : 0))

/** Both spellings of the platform. */
export const isCanceled = (status: string): boolean => /^CANCELL?ED$/.test(status)

/**
 * Returns the standing of a contract. In force is what the platform says is; `undefined` where its status is active and
 * nobody knows whether it is in force. Both spellings of `CANCELLED` are one standing; an unknown status stays as it is.
 */
export function standingOf(contract: Dated, isInForce: boolean | undefined, today: string): string | undefined {
  const { status, effectiveFrom, effectiveTo } = contract
  if (isInForce) return 'inForce'
  if (isCanceled(status)) return 'CANCELLED'
  if (status !== 'ACTIVE') return status
  if (effectiveFrom > today) return 'upcoming'
  return effectiveTo !== undefined && effectiveTo < today ? 'ended' : undefined
}

/** Trouble that staff look into: days without a contract, or with two. Local dates, both included; without `to`, ongoing. */
export type ContractTrouble =
  { kind: 'gap'; from: string; to: string } | { kind: 'overlap'; one: string; other: string; from: string; to?: string }

/**
 * Compares the days of contracts. What amends or supplements one stands beside it and is left out, as are the same
 * contract in another language and a canceled one without a last day: until when it held isn't known.
 */
export function troublesOf(histories: readonly ContractHistory[]): ContractTrouble[] {
  const contracts = newestFirst(histories)
    .toReversed()
    .filter(
      ({ type, status, effectiveTo }) => type === 'CONTRACT' && (effectiveTo !== undefined || !isCanceled(status)),
    )
  const troubles: ContractTrouble[] = []
  let longest: ContractHistory | undefined
  for (const next of contracts) {
    if (longest && !isTranslation(longest, next)) troubles.push(...troublesBetween(longest, next))
    if (!longest || outlasts(next, longest)) longest = next
  }
  return troubles
}

function troublesBetween(before: ContractHistory, next: ContractHistory): ContractTrouble[] {
  const last = before.effectiveTo
  if (last === undefined || last >= next.effectiveFrom) {
    const to = [last, next.effectiveTo].filter((day) => day !== undefined).toSorted()[0]
    return [{ kind: 'overlap', one: before.label, other: next.label, from: next.effectiveFrom, to }]
  }
  const from = addDays(last, 1)
  return from < next.effectiveFrom ? [{ kind: 'gap', from, to: addDays(next.effectiveFrom, -1) }] : []
}

const isTranslation = (one: ContractHistory, other: ContractHistory) =>
  one.locale !== undefined &&
  other.locale !== undefined &&
  one.locale !== other.locale &&
  one.contractVersion === other.contractVersion &&
  one.effectiveFrom === other.effectiveFrom &&
  one.effectiveTo === other.effectiveTo

const outlasts = (one: ContractHistory, other: ContractHistory) =>
  other.effectiveTo !== undefined && (one.effectiveTo === undefined || one.effectiveTo > other.effectiveTo)
