'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import {
  type JournalKinds,
  type JournalLabels,
  type JournalOptions,
  JournalTimeline,
  type ReceivedJournalEntry,
} from '@memberkit/foundation/journal'
import { useLinkState } from '@memberkit/foundation/links'
import { useMessages } from '@memberkit/foundation/messages'
import { PrintHeader, printDocument } from '@memberkit/foundation/print'
import { type EnumerationName, labelNamespace, useLabel } from '@memberkit/parts/labels'
import { Button } from '@memberkit/primitives/button'
import { Heading } from '@memberkit/primitives/text'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TimelineEventTable } from '../events.ts'
import { journalMessages } from '../messages/namespaces.ts'
import * as styles from './Journal.css.ts'
import { actionNamesOf } from './journal-actions.ts'
import { downloadJournal } from './journal-csv.ts'
import { journalLink } from './journal-link.ts'
import { JournalDays } from './JournalDays.tsx'
import { MissingEntry } from './MissingEntry.tsx'
import { useFieldWords } from './useFieldWords.ts'

export interface JournalPageProps extends JournalOptions, Partial<Pick<JournalLabels, 'fields' | 'showValue'>> {
  /**
   * The enumeration of the journal's actions. An action it doesn't list is readable text.
   * @default that of the service, where the specification lists one
   */
  actions?: EnumerationName
  /** Files the actions under kinds, with a filter of their own. */
  kinds?: JournalKinds
  /** The heading, and the name of the file. @default "History" */
  title?: string
  /** The level of the heading; days come below it. @default 2 */
  level?: 2 | 3 | 4
}

/** The journal and the words of its actions, both asked for at once. */
export function JournalPage({ actions, title, level = 2, ...journal }: JournalPageProps) {
  const t = useMessages(journalMessages)
  const { service } = journal.journal
  const names = actions ?? actionNamesOf(service)
  const words = useMessages(labelNamespace(names))
  const label = useLabel(names)
  const own = useFieldWords(service)
  const fields = journal.fields ?? own.fields
  const showValue = (field: string, value: unknown) => journal.showValue?.(field, value) ?? own.showValue(field, value)
  const emit = useEmit<TimelineEventTable>()
  const { locale, timeZone } = useMemberkit()
  const [{ entry: current }] = useLinkState(journalLink)
  const root = useRef<HTMLDivElement>(null)
  const [tools, setTools] = useState<HTMLDivElement | null>(null)
  const name = title ?? t('title')
  const exported = (format: 'csv' | 'print', count: number) =>
    emit('timeline.journal.exported', { service, format, count })

  return (
    <div ref={root}>
      <PrintHeader title={name} />
      <div className={styles.page}>
        <div className={styles.heading}>
          <Heading level={level} size="md">
            {name}
          </Heading>
          <div ref={setTools} className={styles.tools} />
        </div>
        <JournalTimeline
          {...journal}
          actions={label}
          {...{ fields, showValue }}
          isReady={words.isReady}
          current={current}
          emptyText={t('empty')}
          // They act on what the filters leave, and stand where a list has its tools.
          tools={(found) =>
            tools &&
            createPortal(
              <>
                <Button size="small" aria-disabled={found.length === 0} onPress={() => download(found)}>
                  {t('csv')}
                </Button>
                <Button size="small" aria-disabled={found.length === 0} onPress={() => print(found)}>
                  {t('print')}
                </Button>
              </>,
              tools,
            )
          }
        >
          {(entries, all) => (
            <>
              <MissingEntry id={current} entries={all} />
              <JournalDays
                actions={label}
                {...{ entries, fields, level, current }}
                onFollow={(entryId) => emit('timeline.entry.opened', { service, entryId })}
                showValue={showValue}
              />
            </>
          )}
        </JournalTimeline>
      </div>
    </div>
  )

  function download(found: readonly ReceivedJournalEntry[]) {
    downloadJournal(name, found, { t, label, fields, showValue, locale, timeZone })
    exported('csv', found.length)
  }

  function print(found: readonly ReceivedJournalEntry[]) {
    exported('print', found.length)
    void printDocument({ title: name, only: root.current ?? undefined })
  }
}
