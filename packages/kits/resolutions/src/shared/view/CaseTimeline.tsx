'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { useMessages } from '@memberkit/foundation/messages'
import { useIsPrinting } from '@memberkit/foundation/print'
import { Button } from '@memberkit/primitives/button'
import { DateText } from '@memberkit/primitives/date-text'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { Facts } from '@memberkit/primitives/facts'
import { ArrowUpIcon, HistoryIcon } from '@memberkit/primitives/icons'
import { type ReactNode, useImperativeHandle, useRef, useState, type Ref } from 'react'
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
  /** Whether everything has come: until then nothing is said about its absence. @default true */
  isSettled?: boolean
  /** Whether filters leave nothing. */
  isFiltered?: boolean
  /** Whether a short one has room for what comes later: what stands below must not move under a finger. */
  isReserved?: boolean
  handle?: Ref<TimelineHandle>
}

/** Notes and changes of a case, newest first. Nothing in it moves by itself. */
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
  const [isAtNewest, setAtNewest] = useState(true)
  const isPrinting = useIsPrinting()
  const toNewest = () => {
    const { current: box } = scroller
    if (!box) return
    box.scrollTop = 0
    // Where it is as long as its rows, the page scrolls.
    box.querySelector('li')?.scrollIntoView({ block: 'nearest' })
  }
  useImperativeHandle(handle, () => ({ toNewest }))
  const hasRows = rows.length > 0
  const isVirtual = rows.length > most
  const renderRow = (row: TimelineRow<List>) => {
    if (row.kind === 'note') return renderNote(row)
    if (row.kind === 'event') return <EventLine entry={row} />
    return (
      <div className={styles.day} data-new={row.isNew ? '' : undefined}>
        <Facts items={[<DateText key="day" date={row.date} format="long" />, row.isNew && t('new')]} />
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
        tabIndex={isVirtual ? 0 : undefined}
        className={styles.scroller}
        data-reserved={isReserved ? '' : undefined}
        data-virtual={isVirtual ? '' : undefined}
        onScroll={({ currentTarget: box }) => setAtNewest(box.scrollTop < 40)}
      >
        {hasRows || !isSettled ? null : isFiltered ? (
          <EmptyState kind="filtered" title={t('filtered')} />
        ) : (
          <EmptyState icon={HistoryIcon} title={t('empty.heading')}>
            {t('empty.text')}
          </EmptyState>
        )}
        {isVirtual && !isPrinting ? (
          <VirtualRows rows={rows} scroller={scroller} renderRow={renderRow as VirtualRowsProps['renderRow']} />
        ) : hasRows ? (
          <ol role="list" className={styles.rows}>
            {rows.map((row) => (
              <li key={row.id}>{renderRow(row)}</li>
            ))}
          </ol>
        ) : null}
      </div>
      {isAtNewest || !hasRows ? null : (
        <div className={styles.jump}>
          <Button
            size="small"
            onPress={() => {
              toNewest()
              scroller.current?.focus({ preventScroll: true })
            }}
          >
            <ArrowUpIcon />
            {t('newest')}
          </Button>
        </div>
      )}
    </div>
  )
}
