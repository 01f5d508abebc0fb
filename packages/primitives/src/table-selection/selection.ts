import type { TableColumn } from '../table/types.ts'

type Ids = ReadonlySet<string>

export function toggled(ids: Ids | undefined, id: string): Ids {
  return changed(ids, [id], !ids?.has(id))
}

export function changed(ids: Ids | undefined, of: readonly string[], isSelected: boolean): Ids {
  const next = new Set(ids)
  for (const id of of)
    if (isSelected) next.add(id)
    else next.delete(id)
  return next
}

/** Returns the selectable ids between two rows, in either direction. */
export function idsBetween<Row>(
  rows: readonly Row[],
  one: number,
  other: number,
  getRowId: (row: Row) => string,
  isSelectable: (row: Row) => boolean = () => true,
) {
  return rows
    .slice(Math.max(Math.min(one, other), 0), Math.max(one, other) + 1)
    .filter((row) => isSelectable(row))
    .map(getRowId)
}

/** Whether a row has a checkbox. @default every row */
export function selectableBy<Row>(columns: readonly TableColumn<Row>[]) {
  return columns.find(({ cardRole }) => cardRole === 'select')?.isSelectable
}
