'use client'
import { useIsPrinting } from '@memberkit/foundation/print'
import { textIn, UnreadableRows } from '@memberkit/foundation/resource'
import type { UnreadableItem } from '@memberkit/platform'
import { LoadMore } from '@memberkit/primitives/pagination'
import { Table } from '@memberkit/primitives/table'
import { selectionColumn } from '@memberkit/primitives/table-selection'
import { type ReactNode, type UIEvent, useMemo } from 'react'
import * as styles from './Queue.css.ts'
import { queueColumns } from './queue-columns.tsx'
import { VirtualTablePart } from './queue-parts.tsx'
import type { QueueCase } from './received.ts'
import type { QueueData } from './useQueue.ts'
import type { QueueWords } from './useQueueWords.ts'

export interface QueueTableProps {
  data: QueueData
  words: QueueWords
  now: number | undefined
  openId: string | undefined
  onOpen: ((row: QueueCase) => void) | undefined
  /** Without it, rows have no checkboxes. */
  selection: { ids: ReadonlySet<string>; set: (ids: ReadonlySet<string>) => void } | undefined
  empty: ReactNode
}

/** Above this number of cases, only visible rows are in the document. */
const virtualAbove = 200
/** The distance from the end of the rows at which the next ones are loaded, in heights of the region. */
const near = 2

/** The cases: a table, on narrow screens cards, and what loads more of them. Fetches nothing. */
export function QueueTable({ data, words, now, openId, onOpen, selection, empty }: QueueTableProps) {
  const { t } = words
  const { rows, total, left, isWhole, isSearching, unreadable, loadMore, more } = data
  const isPrinting = useIsPrinting()
  const isSelectable = selection !== undefined && !isPrinting && rows.length > 0
  const columns = useMemo(() => {
    const own = queueColumns(words, { now, left, openId })
    if (!isSelectable) return own
    const labels = {
      labelAll: t('select.all'),
      labelRow: ({ friendlyId }: QueueCase) => t('select.row', { id: friendlyId }),
    }
    return [selectionColumn<QueueCase>(labels), ...own]
  }, [words, t, now, left, openId, isSelectable])
  const isVirtual = Math.max(total, rows.length) > virtualAbove && rows.length > 0 && !isPrinting
  const table = {
    caption: t('title'),
    isCaptionHidden: true,
    columns,
    rows,
    getRowId,
    onRowAction: onOpen,
    selectedIds: isSelectable ? selection.ids : undefined,
    onSelectionChange: isSelectable ? selection.set : undefined,
  }
  const follow = ({ target }: UIEvent<HTMLElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = target as HTMLElement
    if (scrollHeight - scrollTop - clientHeight < near * clientHeight) loadMore?.()
  }
  return (
    <>
      <div
        className={isSearching ? `${styles.card} ${styles.searching}` : styles.card}
        onScrollCapture={isVirtual ? follow : undefined}
      >
        {isVirtual ? (
          <VirtualTablePart {...table} firstRowId={openId} />
        ) : (
          <Table {...table} empty={empty} isLoading={isSearching && rows.length === 0} loadingLabel={t('searching')} />
        )}
        {unreadable.length > 0 ? <UnreadableRows unreadable={unreadable} title={t('unread')} nameOf={nameOf} /> : null}
      </div>
      {isWhole || isSearching || isPrinting ? null : (
        <LoadMore
          label={more === 'failed' ? t('more.retry') : t('more')}
          count={more === 'failed' ? t('more.failed') : t('shown', { shown: rows.length, total })}
          isPending={more === 'loading'}
          pendingLabel={t('more.loading')}
          onPress={loadMore}
        />
      )}
    </>
  )
}

const getRowId = ({ id }: QueueCase) => id
const nameOf = ({ received }: UnreadableItem) => textIn(received, 'friendlyId', 'id')
