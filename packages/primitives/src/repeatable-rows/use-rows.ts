import { type RefObject, useRef, useState } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { useFormReset } from '../internal/use-form-reset.ts'
import { announce } from '../live/announce.ts'
import type { AnyRepeatableRowsProps } from './types.ts'

/** The element to focus after the rows have rendered. */
interface Target {
  /** The row's key; undefined for the add button. */
  key: string | undefined
  part: 'row' | 'field' | 'up' | 'down' | 'drag' | 'add'
}

const fields = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex="0"]'

/** Manages the rows, including focus and announcements. */
export function useRows<Row>(props: AnyRepeatableRowsProps<Row>, root: RefObject<HTMLElement | null>) {
  const { value, defaultValue = [], onChange, rowKey, rowLabel, newRow, labels } = props
  const [own, setOwn] = useState(defaultValue)
  const rows = value ?? own
  /** The last removed row. */
  const [removed, setRemoved] = useState<{ row: Row; index: number; label: string }>()
  const target = useRef<Target | undefined>(undefined)
  useFormReset(root, () => {
    setOwn(defaultValue)
    setRemoved(undefined)
  })

  useBrowserEffect(() => {
    const { current: next } = target
    const index = rows.findIndex((row) => rowKey(row) === next?.key)
    if (!next || (next.key !== undefined && index < 0)) return
    target.current = undefined
    elementOf(root.current, next, index)?.focus()
  })

  function change(next: Row[], focus?: Target) {
    target.current = focus
    if (value === undefined) setOwn(next)
    onChange?.(next)
  }
  return {
    rows,
    /** Undefined if the caller has kept it. */
    removed: removed && rows.some((row) => rowKey(row) === rowKey(removed.row)) ? undefined : removed,
    update: (index: number, row: Row) => change(rows.map((each, at) => (at === index ? row : each))),
    add() {
      const row = newRow()
      setRemoved(undefined)
      change([...rows, row], { key: rowKey(row), part: 'field' })
    },
    remove(index: number) {
      const row = rows[index]
      if (row === undefined) return
      const label = rowLabel(index + 1, row)
      const neighbour = rows[index + 1] ?? rows[index - 1]
      setRemoved({ row, index, label })
      change(
        rows.filter((each) => each !== row),
        neighbour === undefined ? { key: undefined, part: 'add' } : { key: rowKey(neighbour), part: 'row' },
      )
      announce(labels.removed(label))
    },
    undo() {
      if (!removed) return
      setRemoved(undefined)
      change(rows.toSpliced(removed.index, 0, removed.row), { key: rowKey(removed.row), part: 'field' })
    },
    /** Moves a row to an index, from 0. Focus stays on the control that moved it. */
    move(index: number, to: number, part: 'up' | 'down' | 'drag') {
      const row = rows[index]
      if (row === undefined || to === index) return
      setRemoved(undefined)
      change(rows.toSpliced(index, 1).toSpliced(to, 0, row), { key: rowKey(row), part })
      announce(labels.moved(rowLabel(index + 1, row), to + 1, rows.length))
    },
  }
}

function elementOf(root: HTMLElement | null, { part }: Target, index: number) {
  if (part === 'add') return root?.querySelector<HTMLElement>(':scope > [data-part="add"] > button')
  const row = root?.querySelectorAll<HTMLElement>(':scope > ul > [data-part="row"] > fieldset')[index]
  if (part === 'row') return row
  if (part === 'field') return row?.querySelector<HTMLElement>(`:scope > [data-part="fields"] :is(${fields})`) ?? row
  return row?.querySelector<HTMLElement>(`:scope > [data-part="actions"] > [data-move="${part}"]`)
}
