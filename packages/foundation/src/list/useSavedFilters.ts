'use client'
import { announce } from '@memberkit/primitives/live'
import type { ColumnSettings } from '@memberkit/primitives/table-columns'
import { useEffect, useState } from 'react'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { AnyList } from './define-list.ts'
import type { AnyListState } from './useListState.ts'

type LinkState = AnyListState['linkState']

/** The columns of a list whose person arranges them: they belong to a saved view. */
export interface Arrangement {
  readonly settings: ColumnSettings
  readonly onChange: (settings: ColumnSettings) => void
}

/** What is saved of a list: its filters and sorting as in its link, and the columns where they can be chosen. */
export interface SavedView {
  readonly linkState: LinkState
  readonly columns?: ColumnSettings
}

/** Saves one view of a list on this device, in the form of a link: nothing personal, and validated like a link. */
export function useSavedFilters(
  list: AnyList,
  arrangement: Arrangement | undefined,
): [SavedView | undefined, (linkState: LinkState) => void] {
  const t = useMessages(toolMessages)
  const [saved, setSaved] = useState<SavedView>()
  useEffect(() => setSaved(read(list)), [list])
  return [
    saved,
    (linkState) => {
      const view = viewOf(list, linkState, arrangement?.settings)
      setSaved(view)
      write(list, view)
      announce(t(arrangement ? 'viewSaved' : 'filterSaved'))
    },
  ]
}

const keyOf = ({ name }: AnyList) => `memberkit.${name}.filters`
const columnsKeyOf = ({ name }: AnyList) => `memberkit.${name}.view`

/** Returns the filters and the sorting of a list, without its open row. */
export function viewIn({ params }: AnyList, linkState: LinkState): LinkState {
  const kept = [...params, 'sort', 'order'].filter((param) => linkState[param] !== undefined)
  return Object.fromEntries(kept.map((param) => [param, linkState[param]]))
}

function viewOf(list: AnyList, linkState: LinkState, columns: ColumnSettings | undefined): SavedView | undefined {
  const kept = viewIn(list, linkState)
  if (Object.keys(kept).length === 0 && !columns) return undefined
  return { linkState: kept, ...(columns && { columns }) }
}

function read(list: AnyList) {
  try {
    const linkState = list.link.fromLink(localStorage.getItem(keyOf(list)) ?? '')
    return viewOf(list, linkState, columnsIn(JSON.parse(localStorage.getItem(columnsKeyOf(list)) ?? 'null')))
  } catch {
    // Storage may be forbidden, or hold what isn't ours: then nothing is saved.
    return undefined
  }
}

function columnsIn(kept: unknown): ColumnSettings | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { hidden, widths } = kept as ColumnSettings
  return { ...(Array.isArray(hidden) && { hidden }), ...(widths && { widths }) }
}

function write(list: AnyList, view: SavedView | undefined) {
  try {
    localStorage.setItem(keyOf(list), list.link.toLink(view?.linkState ?? {}))
    if (view?.columns) localStorage.setItem(columnsKeyOf(list), JSON.stringify(view.columns))
  } catch {
    // As above.
  }
}
