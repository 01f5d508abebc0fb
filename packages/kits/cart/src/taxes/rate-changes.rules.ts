import type { Consequence } from './rates.rules.ts'

/** A change of the rate a new one replaces, or of its last day, as raw values: a rate in percent, a calendar date. */
export interface RateChange {
  fact: 'instead' | 'end'
  before: string | undefined
  after: string | undefined
}

/** Returns what is different in the consequence of a new rate, because others have set rates meanwhile. */
export function changesBetween(before: Consequence, after: Consequence): RateChange[] {
  const changes: RateChange[] = [
    { fact: 'instead', before: before.instead?.rate, after: after.instead?.rate },
    { fact: 'end', before: before.end, after: after.end },
  ]
  return changes.filter((change) => change.before !== change.after)
}
