'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useIsPrinting } from '@memberkit/foundation/print'
import { UnreadableRows } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { LoadMore } from '@memberkit/primitives/pagination'
import { actionColumn, menuColumn, Table } from '@memberkit/primitives/table'
import { Heading } from '@memberkit/primitives/text'
import { type ReactNode, useMemo, useState } from 'react'
import { listMessages } from '../messages/namespaces.ts'
import { InvoiceFiltersPart } from '../parts.ts'
import { unreadName } from '../shared/unread.rules.ts'
import {
  defaultSort,
  type InvoiceFilters as Filters,
  type InvoiceSort,
  isFiltered,
  type SortColumn,
} from './invoice-list.rules.ts'
import * as styles from './InvoiceListView.css.ts'
import { ListTools } from './ListTools.tsx'
import { useInvoiceColumns } from './useInvoiceColumns.tsx'
import type { InvoiceListData, InvoiceRow } from './useInvoiceList.ts'
import { VirtualInvoiceTable } from './virtual.ts'

export interface InvoiceListViewProps {
  data: InvoiceListData
  filters: Filters
  onFilter: (filters: Filters) => void
  sort?: InvoiceSort
  onSort: (sort: InvoiceSort) => void
  onOpen: (row: InvoiceRow) => void
  /** Id of a row that is shown from the start, although it would come with "Show more" or scrolling only. */
  reveal?: string
  /** What stands at the end of a row: a button, a menu. Kept stable between renders. */
  renderActions?: (row: InvoiceRow) => ReactNode
  /** Whether that is the button of a menu, which has no words. */
  hasRowMenus?: boolean
  /** Puts the list on paper, all of it. */
  onPrint: () => void
}

/** Rows shown at first, and added by each "Show more". */
const step = 25
/** Above this many rows the table shows only those in sight. Source: PERFORMANCE, the kits' X22. */
const virtualAbove = 200

/** The list itself: filters, table, more. Fetches nothing. */
export function InvoiceListView(props: InvoiceListViewProps) {
  const { data, filters, onFilter, sort = defaultSort, onSort, onOpen, reveal, onPrint } = props
  const { renderActions, hasRowMenus } = props
  const t = useMessages(listMessages)
  const facts = useInvoiceColumns()
  const { rows, count } = data
  const [limit, setLimit] = useState(() => stepsUpTo(rows.findIndex(({ id }) => id === reveal)))
  // Filters that a link brings are seen at once.
  const [areFiltersOpen, setFiltersOpen] = useState(() => isFiltered(filters))
  // Paper has no "Show more" and does not scroll.
  const isPrinting = useIsPrinting()
  const isVirtual = rows.length > virtualAbove && !isPrinting

  const columns = useMemo(() => {
    const lastColumn = hasRowMenus ? menuColumn : actionColumn
    return renderActions ? [...facts, lastColumn(t('column.actions'), renderActions)] : facts
  }, [facts, renderActions, hasRowMenus, t])
  const table = {
    caption: t('title'),
    isCaptionHidden: true,
    columns,
    getRowId,
    sort: { columnId: sort.column, direction: sort.direction },
    onSortChange: ({ columnId, direction }: { columnId: string; direction: InvoiceSort['direction'] }) =>
      onSort({ column: columnId as SortColumn, direction }),
    sortLabel: t('column.sort'),
    onRowAction: onOpen,
  }

  return (
    <div className={styles.list}>
      <div className={styles.heading}>
        <div>
          <Heading level={2} size="md">
            {t('title')}
          </Heading>
          <span className={styles.quiet}>{t('caption', { count })}</span>
        </div>
        <ListTools
          data={data}
          areFiltersOpen={areFiltersOpen}
          onToggleFilters={() => setFiltersOpen(!areFiltersOpen)}
          onPrint={onPrint}
        />
      </div>
      {areFiltersOpen ? (
        <div className={styles.screenOnly}>
          <InvoiceFiltersPart data={data} filters={filters} onChange={onFilter} />
        </div>
      ) : null}
      <div className={styles.table}>
        {isVirtual ? (
          <VirtualInvoiceTable {...table} rows={rows} firstRowId={reveal} />
        ) : (
          <Table
            {...table}
            rows={isPrinting ? rows : rows.slice(0, limit)}
            empty={<NothingFound onClear={() => onFilter({})} />}
          />
        )}
        {data.unreadable.length > 0 ? (
          <UnreadableRows unreadable={data.unreadable} title={t('unread')} nameOf={unreadName} />
        ) : null}
      </div>
      {isVirtual || isPrinting || rows.length <= step ? null : (
        <LoadMore
          label={t('list.more')}
          count={t('list.shown', { shown: Math.min(limit, rows.length), count: rows.length })}
          onPress={limit < rows.length ? () => setLimit(limit + step) : undefined}
        />
      )}
    </div>
  )
}

const getRowId = ({ id }: InvoiceRow) => id

/** How many rows are shown by as many steps as reach this one; one step for none. */
const stepsUpTo = (index: number) => Math.max(1, Math.ceil((index + 1) / step)) * step

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useMessages(listMessages)
  return (
    <EmptyState
      kind="filtered"
      title={t('filtered.heading')}
      action={<Button onPress={onClear}>{t('filter.clear')}</Button>}
    >
      {t('filtered.text')}
    </EmptyState>
  )
}
