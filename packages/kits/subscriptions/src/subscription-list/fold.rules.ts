import { needsAttention } from '../shared/standing.rules.ts'

/** A phone shows these at first, and more only where more need attention. */
const few = 3

/** A longer list grows by steps of its own. */
const most = 24

/** Returns how many of the rows, in their order, a phone shows at first, where plans are one section of many. */
export function shownAtFirst(rows: readonly Parameters<typeof needsAttention>[0][], today: string): number {
  const first = Math.max(few, rows.filter((row) => needsAttention(row, today)).length)
  // One more is no longer than the button.
  return rows.length > most || rows.length <= first + 1 ? rows.length : first
}
