import type { ContractHistory } from '@memberkit/parts/contracts'

type Days = Pick<ContractHistory, 'effectiveFrom' | 'effectiveTo'>

/** The position of a contract among all, from 0 to 100 in the direction of time. */
export interface Period {
  start: number
  end: number
  /** Whether it goes on past what is drawn. */
  isOpen: boolean
}

/** The days that all contracts are drawn on. */
export interface Span {
  first: number
  last: number
  /** The position of today, from 0 to 100. */
  today: number
}

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000

/** Returns the days from the first contract's first to the last day that any contract names, today included. */
export function spanOf(contracts: readonly Days[], today: string): Span {
  const now = dayOf(today)
  const first = Math.min(now, ...contracts.map(({ effectiveFrom }) => dayOf(effectiveFrom)))
  // An open contract needs some room after today, or it would look as if it ended there.
  const room = Math.max(30, (now - first) / 20)
  const ends = contracts.map(({ effectiveFrom, effectiveTo }) => dayOf(effectiveTo ?? effectiveFrom) + 1)
  const last = Math.max(now + room, ...ends)
  return { first, last, today: ((now - first) / (last - first)) * 100 }
}

export function periodOf({ effectiveFrom, effectiveTo }: Days, { first, last }: Span): Period {
  const at = (day: number) => Math.round(((day - first) / (last - first)) * 1_000) / 10
  return {
    start: at(dayOf(effectiveFrom)),
    end: effectiveTo === undefined ? 100 : at(dayOf(effectiveTo) + 1),
    isOpen: effectiveTo === undefined,
  }
}
