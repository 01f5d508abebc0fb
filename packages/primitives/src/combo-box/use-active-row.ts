import { useMemo, useRef, useState } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import type { ComboBoxRow } from './rows.ts'

/** The row that is active when the list opens: the first, the last, the selected one, or none. */
export type OpenAt = 'first' | 'last' | 'nowhere'

export type ChoiceRow = Exclude<ComboBoxRow, { kind: 'section' }>

interface Active {
  key: string
  by: 'keys' | 'pointer'
}

const page = 10

/**
 * Manages the active row, by keyboard and pointer; focus stays in the input. Requests on a list without rows run once
 * it has some.
 */
export function useActiveRow(rows: readonly ComboBoxRow[], openAt: OpenAt, chosen: ReadonlySet<string>) {
  const [active, setActive] = useState<Active>()
  // Keys pressed during loading are replayed in one batch, faster than the state updates.
  const latest = useRef<Active | undefined>(undefined)
  const asked = useRef(openAt)
  const choices = useMemo(() => rows.filter((row): row is ChoiceRow => row.kind !== 'section'), [rows])

  function activate(row: ChoiceRow | undefined, by: Active['by']) {
    if (row?.key === latest.current?.key && by === latest.current?.by) return
    latest.current = row && { key: row.key, by }
    setActive(latest.current)
  }

  useBrowserEffect(() => {
    if (asked.current === 'nowhere' || choices.length === 0) return
    const end = asked.current === 'first' ? choices[0] : choices.at(-1)
    asked.current = 'nowhere'
    activate(choices.find(({ key }) => chosen.has(key)) ?? end, 'keys')
  }, [choices, chosen])

  return {
    active,
    choices,
    activate,
    current: () => choices.find(({ key }) => key === latest.current?.key),
    clear() {
      asked.current = 'nowhere'
      activate(undefined, 'keys')
    },
    move(key: string) {
      const last = choices.length - 1
      const at = choices.findIndex((row) => row.key === latest.current?.key)
      if (last < 0) asked.current = key === 'ArrowUp' ? 'last' : 'first'
      else if (key === 'ArrowDown') activate(choices[at < last ? at + 1 : 0], 'keys')
      else if (key === 'ArrowUp') activate(choices[at > 0 ? at - 1 : last], 'keys')
      else if (key === 'PageDown') activate(choices[Math.min(at + page, last)], 'keys')
      else if (key === 'PageUp') activate(choices[Math.max(at - page, 0)], 'keys')
    },
  }
}
