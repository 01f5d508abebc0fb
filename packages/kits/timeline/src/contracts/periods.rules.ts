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

/** A day that the axis names: the first of a year, or of a month. */
export interface Tick {
  /** From 0 to 100. */
  at: number
  /** From 1. */
  month: number
  year: number
}

const day = 86_400_000
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / day

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

export function periodOf({ effectiveFrom, effectiveTo }: Days, span: Span): Period {
  return {
    start: positionIn(span, dayOf(effectiveFrom)),
    end: effectiveTo === undefined ? 100 : positionIn(span, dayOf(effectiveTo) + 1),
    isOpen: effectiveTo === undefined,
  }
}

const positionIn = ({ first, last }: Span, at: number) => Math.round(((at - first) / (last - first)) * 1_000) / 10

/** Months between two ticks. */
const steps = [1, 3, 6, 12, 24, 60, 120]

/** Returns the days that the axis names: at most five, as far apart as whole months or years are. */
export function ticksOf(span: Span): Tick[] {
  const start = new Date(span.first * day)
  const isFirst = start.getUTCDate() === 1
  const from = start.getUTCFullYear() * 12 + start.getUTCMonth() + (isFirst ? 0 : 1)
  const months = (span.last - span.first) / 30.4
  const step = steps.find((one) => months / one <= 5) ?? 240
  const ticks: Tick[] = []
  for (let month = Math.ceil(from / step) * step; ; month += step) {
    const [year, inYear] = [Math.floor(month / 12), month % 12]
    const at = Date.UTC(year, inYear) / day
    if (!(at <= span.last)) return ticks
    ticks.push({ at: positionIn(span, at), month: inYear + 1, year })
  }
}
