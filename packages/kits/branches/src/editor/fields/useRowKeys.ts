import { useState } from 'react'

/** Keys of rows that have no ID: a row keeps its key while it is edited. */
export function useRowKeys<Row extends object>() {
  const [keys] = useState(() => {
    const known = new WeakMap<object, string>()
    let last = 0
    return {
      of(row: Row): string {
        const key = known.get(row) ?? String((last += 1))
        known.set(row, key)
        return key
      },
      /** Gives a row the key of the one that it replaces. */
      pass(from: Row, to: Row): Row {
        known.set(to, this.of(from))
        return to
      },
    }
  })
  return keys
}
