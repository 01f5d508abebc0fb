'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { useMessages } from '@memberkit/foundation/messages'
import { useIsPrinting } from '@memberkit/foundation/print'
import { Button } from '@memberkit/primitives/button'
import { DateText } from '@memberkit/primitives/date-text'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { ArrowDownIcon, HistoryIcon } from '@memberkit/primitives/icons'
import { type ReactNode, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react'
import { caseMessages } from '../../messages/case/namespace.ts'
import type { NoteEntry, TimelineRow } from '../timeline.rules.ts'
import { EventLine } from './EventLine.tsx'
import * as styles from './Timeline.css.ts'
import type { VirtualRowsProps } from './VirtualRows.tsx'

/** Above this number, only the rows in sight are rendered. */
const most = 200

const VirtualRows = lazyPart<VirtualRowsProps>(async () => (await import('./VirtualRows.tsx')).VirtualRows)

export interface TimelineHandle {
  toNewest(): void
}

export interface CaseTimelineProps<List extends string> {
  rows: readonly TimelineRow<List>[]
  renderNote: (entry: NoteEntry<List>) => ReactNode
  /** Whether everything has come: until then it begins anew with what comes. @default true */
  isSettled?: boolean
  /** Whether filters leave nothing. */
  isFiltered?: boolean
  /** Whether a short one has room for what comes later: what stands below must not move under a finger. */
  isReserved?: boolean
  handle?: Ref<TimelineHandle>
}

// In the browser only, before it paints: a server has nowhere to scroll to.
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Notes and changes of a case, oldest first, opened at what is new or newest. Nothing in it moves by itself. */
export function CaseTimeline<List extends string>({
  rows,
  renderNote,
  isSettled = true,
  isFiltered,
  isReserved,
  handle,
}: CaseTimelineProps<List>) {
  const t = useMessages(caseMessages)
  const scroller = useRef<HTMLDivElement>(null)
  const jump = useRef<(index: number) => void>(undefined)
  const [isAtEnd, setAtEnd] = useState(true)
  const isPrinting = useIsPrinting()
  const toNewest = () => {
    const { current: box } = scroller
    if (jump.current) jump.current(rows.length - 1)
    else if (box) {
      box.scrollTop = box.scrollHeight
      // On a phone the page scrolls.
      box.querySelector('li:last-child')?.scrollIntoView({ block: 'nearest' })
    }
  }
  useImperativeHandle(handle, () => ({ toNewest }))
  const hasRows = rows.length > 0
  const unread = rows.findIndex(({ kind }) => kind === 'unread')
  useBrowserEffect(() => {
    const { current: box } = scroller
    if (!box || !hasRows) return
    const mark = box.querySelector<HTMLElement>('[data-unread]')
    box.scrollTop = mark ? mark.offsetTop : box.scrollHeight
    // Once all is there: what comes later must not move what is read.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasRows, isSettled])
  const renderRow = (row: TimelineRow<List>) => {
    if (row.kind === 'note') return renderNote(row)
    if (row.kind === 'event') return <EventLine entry={row} />
    return (
      <div className={styles.day} data-unread={row.kind === 'unread' ? '' : undefined}>
        {row.kind === 'day' ? <DateText date={row.date} format="long" /> : t('unread')}
      </div>
    )
  }
  return (
    <div className={styles.frame}>
      {/* What scrolls must be reached by keys. */}
      <div
        ref={scroller}
        role="region"
        aria-label={t('timeline')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.scroller}
        data-reserved={isReserved ? '' : undefined}
        data-virtual={rows.length > most ? '' : undefined}
        onScroll={({ currentTarget: box }) => setAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < 40)}
      >
        {hasRows || !isSettled ? null : isFiltered ? (
          <EmptyState kind="filtered" title={t('filtered')} />
        ) : (
          <EmptyState icon={HistoryIcon} title={t('empty.heading')}>
            {t('empty.text')}
          </EmptyState>
        )}
        {rows.length > most && !isPrinting ? (
          <VirtualRows
            rows={rows}
            scroller={scroller}
            first={unread >= 0 ? unread : rows.length - 1}
            renderRow={renderRow as VirtualRowsProps['renderRow']}
            onReady={(scrollTo) => (jump.current = scrollTo)}
          />
        ) : hasRows ? (
          <ol role="list" className={styles.rows}>
            {rows.map((row) => (
              <li key={row.id}>{renderRow(row)}</li>
            ))}
          </ol>
        ) : null}
      </div>
      {isAtEnd || !hasRows ? null : (
        <div className={styles.jump}>
          <Button
            size="small"
            onPress={() => {
              toNewest()
              scroller.current?.focus({ preventScroll: true })
            }}
          >
            <ArrowDownIcon />
            {t('newest')}
          </Button>
        </div>
      )}
    </div>
  )
}
