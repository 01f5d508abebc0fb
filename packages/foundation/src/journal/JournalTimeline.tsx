'use client'
import { Button } from '@memberkit/primitives/button'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { HistoryIcon } from '@memberkit/primitives/icons'
import { Skeleton, SkeletonGroup } from '@memberkit/primitives/skeleton'
import { Timeline } from '@memberkit/primitives/timeline'
import { type ReactNode, useRef, useState } from 'react'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import * as print from '../print/print.css.ts'
import * as styles from './Journal.css.ts'
import { useIsPrinting } from '../print/useIsPrinting.ts'
import { useMemberkit } from '../provider/context.ts'
import { ResourceView } from '../resource/ResourceView.tsx'
import {
  filterEntries,
  type JournalFilters,
  type JournalKinds,
  type Labels,
  type ReceivedJournalEntry,
} from './journal.rules.ts'
import { JournalFilterBar } from './JournalFilterBar.tsx'
import { JournalItem } from './JournalItem.tsx'
import { NewChanges } from './NewChanges.tsx'
import { PrintedFilters } from './PrintedFilters.tsx'
import { type Journal, type JournalOptions, useJournal } from './useJournal.ts'

export interface JournalLabels {
  /** Action labels; an unlisted action is shown as readable text. */
  actions: Labels
  /** Field labels of before and after. Unlisted fields aren't shown. */
  fields?: Labels
  /** Renders a field's value; where it returns nothing, and by default, the value is text. */
  showValue?: (field: string, value: unknown) => ReactNode
}

export interface JournalTimelineProps extends JournalOptions, JournalLabels {
  /** Adds a filter by kind of action, for journals of many actions. */
  kinds?: JournalKinds
  /** Whether the labels have loaded. @default true */
  isReady?: boolean
  /** The id of the entry that a link leads to: it is on the page however old it is. */
  current?: string
  /** What will appear here, shown while nothing has happened. */
  emptyText?: string
  /** Renders tools for the entries that the filters leave, at the end of the filters. */
  tools?: (found: readonly ReceivedJournalEntry[]) => ReactNode
  /** Renders the entries that the filters leave; `all` are the loaded ones. @default one list */
  children?: (entries: readonly ReceivedJournalEntry[], all: readonly ReceivedJournalEntry[]) => ReactNode
}

type EntriesProps = Journal & Omit<JournalTimelineProps, keyof JournalOptions | 'isReady' | 'emptyText'>

/** An entity's history, newest first, with filters and an offer to show new entries. */
export function JournalTimeline(props: JournalTimelineProps) {
  const t = useMessages(toolMessages)
  const journal = useJournal(props)
  return (
    <ResourceView
      resource={t.isReady && props.isReady !== false ? journal : { state: 'loading' }}
      noun={t('journalNoun')}
      isEmpty={({ entries, newCount }) => !entries.length && !newCount}
      empty={
        <EmptyState icon={HistoryIcon} title={t('journalEmpty')}>
          {props.emptyText}
        </EmptyState>
      }
      skeleton={
        <SkeletonGroup label={t('journalLoading')}>
          <div className={styles.parts}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </SkeletonGroup>
      }
    >
      {(data) => <Entries {...props} {...data} />}
    </ResourceView>
  )
}

const pageSize = 50

function Entries({ entries, newCount, showNew, kinds, current, tools, children, ...words }: EntriesProps) {
  const t = useMessages(toolMessages)
  const { timeZone } = useMemberkit()
  const [filters, setFilters] = useState<JournalFilters>({})
  const [wanted, setMost] = useState(pageSize)
  const place = useRef<HTMLDivElement>(null)
  const thenGoOn = (press: () => void) => () => {
    press()
    place.current?.focus()
  }
  const found = filterEntries(entries, filters, timeZone, kinds)
  const isPrinting = useIsPrinting()
  const most = isPrinting ? found.length : Math.max(wanted, found.findIndex(({ id }) => id === current) + 1)
  return (
    <div className={styles.parts}>
      <PrintedFilters {...{ entries, kinds, filters }} words={words.actions} />
      <div className={print.screenOnly}>
        <JournalFilterBar
          entries={entries}
          words={words.actions}
          kinds={kinds}
          filters={filters}
          onChange={setFilters}
          hasFound={found.length > 0}
          actions={
            <>
              {tools?.(found)}
              <NewChanges count={newCount} onShow={thenGoOn(showNew)} place={place} />
            </>
          }
        />
      </div>
      {found.length ? (
        (children?.(found.slice(0, most), entries) ?? (
          <Timeline aria-label={t('journalTitle')}>
            {found.slice(0, most).map((entry) => (
              <JournalItem key={entry.id} entry={entry} {...words} isCurrent={entry.id === current} />
            ))}
          </Timeline>
        ))
      ) : (
        <EmptyState
          kind="filtered"
          title={t('journalNoMatch')}
          action={<Button onPress={thenGoOn(() => setFilters({}))}>{t('journalClear')}</Button>}
        />
      )}
      {found.length > most ? (
        <Button onPress={() => setMost(most + pageSize)}>{t('journalMore', { count: found.length - most })}</Button>
      ) : null}
    </div>
  )
}
