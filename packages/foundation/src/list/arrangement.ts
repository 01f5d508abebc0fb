import type { ColumnSettings } from '@memberkit/primitives/table-columns'
import type { ComponentType } from 'react'
import type { AnyList } from './define-list.ts'
import type { AnyListState } from './useListState.ts'

/** The columns of a list whose person arranges them. */
export interface Arrangement {
  readonly settings: ColumnSettings
  readonly onChange: (settings: ColumnSettings) => void
  /** Saves filters, order and columns by name: `ListViews`. A list without it doesn't load it. */
  readonly Views: ComponentType<ListViewsProps>
}

export interface ListViewsProps {
  list: AnyList
  state: AnyListState
  arrangement: Arrangement
}
