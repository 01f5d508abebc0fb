/** Rows selected from one row to another, in place of an earlier end. */
export interface Extending {
  anchor: number
  /** What was selected when it began. */
  before: ReadonlySet<string>
}

export function withRange(
  { anchor, before }: Extending,
  to: number,
  idAt: (index: number) => string | undefined,
): ReadonlySet<string> {
  const ids = new Set(before)
  for (let index = Math.min(anchor, to); index <= Math.max(anchor, to); index++) {
    const id = idAt(index)
    if (id !== undefined) ids.add(id)
  }
  return ids
}

export function toggled(ids: ReadonlySet<string> | undefined, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
