'use client'
import type { UnreadableItem } from '@memberkit/platform'
import { Button } from '@memberkit/primitives/button'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { LoadMore } from '@memberkit/primitives/pagination'
import { Table, type TableColumn, type TableSizing } from '@memberkit/primitives/table'
import { type ReactNode, useMemo, useState } from 'react'
import { coreMessages } from '../messages/core.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useIsPrinting } from '../print/useIsPrinting.ts'
import { UnreadableRows } from '../resource/unreadable.ts'
import type { AnyList, ListRow } from './define-list.ts'
import { useListMessages } from './useListMessages.ts'
import * as styles from './List.css.ts'
import { ListHeading } from './ListHeading.tsx'
import { ListTools } from './ListTools.tsx'
import { VirtualTablePart } from './parts.tsx'
import { useColumns } from './useColumns.tsx'
import type { AnyListState } from './useListState.ts'
import type { Arrangement } from './arrangement.ts'

export interface ExportItem {
  label: string
  onPress: () => void
}

export interface ListViewProps<Row> {
  /** Opens a row; without it, rows can't be pressed. */
  onOpen?: (row: Row) => void
  /** Renders a row's button or menu. Keep it stable between renders. */
  rowActions?: (row: Row) => ReactNode
  /** Whether `rowActions` renders an icon-only menu button. */
  hasRowMenus?: boolean
  /** Additional items of the export menu, such as a statement. */
  exportItems?: readonly ExportItem[]
  /** Called when rows were downloaded or are about to be printed. */
  onExport?: (format: 'csv' | 'print', count: number) => void
  /** The ids of the selected rows. Needs a `selectionColumn` among the list's columns. */
  selectedIds?: ReadonlySet<string>
  onSelectionChange?: (selectedIds: ReadonlySet<string>) => void
  /** The widths that the person has chosen. Needs the columns of `useTableColumns`. */
  sizing?: TableSizing
  /** Whether a width was chosen. */
  isResized?: boolean
  /** The columns that the person has chosen: a saved view has them. */
  arrangement?: Arrangement
}

interface InPage extends ListViewProps<ListRow> {
  list: AnyList
  state: AnyListState
  unreadable: readonly UnreadableItem[]
  tools: ReactNode
  /** A row to show from the start, even beyond "Show more" or the visible range. */
  revealId: string | undefined
  onPrint: () => void
}

/** The number of rows shown initially and added by each "Show more". */
const step = 25
/** Above this number of rows, the table is virtualized. Source: PERFORMANCE, the kits' X22. */
const virtualAbove = 200

/** The list: filters, table, "Show more". Fetches nothing. */
export function ListView({ list, state, unreadable, tools, revealId, ...more }: InPage) {
  const t = useMessages(coreMessages)
  const messages = useListMessages(list)
  const { visibleRows, sort, setSort } = state
  const count = state.rows.length + unreadable.length
  const [limit, setLimit] = useState(() => stepsUpTo(visibleRows.findIndex(({ id }) => id === revealId)))
  // Filters from a link are visible at once.
  const [areFiltersOpen, setFiltersOpen] = useState(state.isFiltered)
  // Paper has no "Show more" and doesn't scroll.
  const isPrinting = useIsPrinting()
  const isVirtual = visibleRows.length > virtualAbove && !isPrinting
  const columns = useColumns(list, messages, more)
  const isEven = isVirtual && list.isEvenWhenLong
  const table = {
    caption: messages.title,
    isCaptionHidden: true,
    columns: useMemo(() => (isEven ? columns.map(ofAnyWidth) : columns), [columns, isEven]),
    sizing: more.sizing,
    'data-resized': more.isResized ? ('' as const) : undefined,
    selectedIds: more.selectedIds,
    onSelectionChange: more.onSelectionChange,
    getRowId,
    sort: { columnId: sort.column, direction: sort.direction },
    onSortChange: ({ columnId, direction }: { columnId: string; direction: typeof sort.direction }) =>
      setSort({ column: columnId, direction }),
    sortLabel: t('listSort'),
    onRowAction: more.onOpen,
  }
  return (
    <div className={styles.list}>
      <ListHeading title={messages.title} note={messages.count(count)}>
        <ListTools
          {...{ list, state, unreadable }}
          {...more}
          areFiltersOpen={areFiltersOpen}
          onToggleFilters={() => setFiltersOpen(!areFiltersOpen)}
        >
          {tools}
        </ListTools>
      </ListHeading>
      {areFiltersOpen ? (
        <div className={styles.screenOnly}>
          <list.FilterBar list={list} state={state} count={count} arrangement={more.arrangement} />
        </div>
      ) : null}
      <div className={styles.table}>
        {isVirtual ? (
          <VirtualTablePart {...table} rows={visibleRows} firstRowId={revealId} />
        ) : (
          <Table
            {...table}
            rows={isPrinting ? visibleRows : visibleRows.slice(0, limit)}
            empty={
              <EmptyState
                kind="filtered"
                title={messages.noMatch.title}
                action={<Button onPress={state.clear}>{t('listClear')}</Button>}
              >
                {messages.noMatch.text}
              </EmptyState>
            }
          />
        )}
        {unreadable.length > 0 ? (
          <UnreadableRows unreadable={unreadable} title={messages.unreadable} nameOf={list.unreadableName} />
        ) : null}
      </div>
      {isVirtual || isPrinting || visibleRows.length <= step ? null : (
        <LoadMore
          label={messages.showMore ?? t('listMore')}
          count={t('listShown', { shown: Math.min(limit, visibleRows.length), count: visibleRows.length })}
          onPress={limit < visibleRows.length ? () => setLimit(limit + step) : undefined}
        />
      )}
    </div>
  )
}

function ofAnyWidth({ width, ...column }: TableColumn<ListRow>): TableColumn<ListRow> {
  return typeof width === 'string' ? { ...column, width } : column
}

const getRowId = ({ id }: ListRow) => id

/** Returns the number of steps that show this row; one for none. */
const stepsUpTo = (index: number) => Math.max(1, Math.ceil((index + 1) / step)) * step
