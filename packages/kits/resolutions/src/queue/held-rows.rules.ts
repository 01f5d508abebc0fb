/** A row of a list, oldest first, whose order and membership are held while someone reads it. */
export interface HeldRow {
  readonly id: string
  readonly openedAt: string
}

/** The rows on screen and the total, as they were when the list was last shown anew. */
export interface Held<Row extends HeldRow> {
  readonly rows: readonly Row[]
  readonly total: number
  /** The rows that no longer match the search, by ID. They stay until the list is shown anew. */
  readonly left: ReadonlySet<string>
  /** The number of matching cases that aren't shown yet. */
  readonly newCount: number
}

export const hold = <Row extends HeldRow>(rows: readonly Row[], total: number): Held<Row> => ({
  rows,
  total,
  left: new Set(),
  newCount: 0,
})

/**
 * Updates held rows in place from a newer response, which begins with the oldest match: no row moves, appears or
 * disappears. Counts what is new.
 */
export function update<Row extends HeldRow>(held: Held<Row>, fresh: readonly Row[], total: number): Held<Row> {
  const byId = new Map(fresh.map((row) => [row.id, row]))
  // Older than the last row of the response, a case can only be missing because it no longer matches.
  const end = fresh.length >= total ? '\uffff' : (fresh.at(-1)?.openedAt ?? '')
  const left = new Set(
    held.rows.filter(({ id, openedAt }) => !byId.has(id) && (openedAt < end || held.left.has(id))).map(({ id }) => id),
  )
  return {
    rows: held.rows.map((row) => byId.get(row.id) ?? row),
    total: held.total,
    left,
    newCount: Math.max(0, total - (held.total - left.size)),
  }
}

/** Adds the next page. Cases that are known already, because others left, aren't repeated. */
export function append<Row extends HeldRow>(held: Held<Row>, page: readonly Row[], total: number): Held<Row> {
  const known = new Set(held.rows.map(({ id }) => id))
  return {
    ...held,
    rows: [...held.rows, ...page.filter(({ id }) => !known.has(id))],
    // Those that have left are still shown.
    total: total + held.left.size,
  }
}

/** Replaces one row, such as by the response to an action on it. */
export function replace<Row extends HeldRow>(held: Held<Row>, row: Row): Held<Row> {
  return held.rows.some(({ id }) => id === row.id)
    ? { ...held, rows: held.rows.map((one) => (one.id === row.id ? row : one)) }
    : held
}
