'use client'
import { useMemberkit } from '@memberkit/foundation'
import { JournalItem, type JournalLabels, type ReceivedJournalEntry } from '@memberkit/foundation/journal'
import { useLinkState } from '@memberkit/foundation/links'
import { useMessages } from '@memberkit/foundation/messages'
import { formatInstant } from '@memberkit/platform/formats'
import { DateText } from '@memberkit/primitives/date-text'
import { Heading } from '@memberkit/primitives/text'
import { Timeline } from '@memberkit/primitives/timeline'
import { type ReactNode, useId } from 'react'
import { journalMessages } from '../messages/namespaces.ts'
import { EntryLink } from './EntryLink.tsx'
import { byDay } from './journal-days.rules.ts'
import { iconOf } from './journal-icons.ts'
import { journalLink } from './journal-link.ts'
import * as styles from './Journal.css.ts'

export interface JournalDaysProps extends JournalLabels {
  entries: readonly ReceivedJournalEntry[]
  /** The heading above; days are one below. */
  level: 2 | 3 | 4
  /** The id of the entry that a link leads to. */
  current?: string
  onFollow?: (id: string) => void
}

/** The entries under a heading for each day. */
export function JournalDays({ entries, level, current, onFollow, ...labels }: JournalDaysProps) {
  const t = useMessages(journalMessages)
  const { locale, timeZone } = useMemberkit()
  const [, setPlace] = useLinkState(journalLink)
  const id = useId()
  return (
    <div className={styles.days}>
      {byDay(entries, timeZone).map(({ day, entries: own }) => {
        const name = `${id}${own[0]?.id}`
        return (
          <section key={own[0]?.id} className={styles.day} aria-labelledby={name}>
            <div className={styles.dayName}>
              <Heading id={name} level={level === 2 ? 3 : level === 3 ? 4 : 5} size="sm">
                {day === undefined ? t('noDay') : <DateText date={day} format="full" />}
              </Heading>
            </div>
            <Timeline aria-labelledby={name}>
              {own.map((entry) => (
                <JournalItem
                  key={entry.id}
                  entry={entry}
                  icon={iconOf(entry.action)}
                  {...labels}
                  showValue={(field, value) => withLastDigits(labels.showValue?.(field, value))}
                  isCurrent={entry.id === current}
                  time={
                    <span className={styles.time}>
                      <EntryLink
                        id={entry.id}
                        label={t('link', { time: formatInstant(entry.at, locale, timeZone) })}
                        onFollow={() => {
                          onFollow?.(entry.id)
                          setPlace({ entry: entry.id })
                        }}
                      >
                        {timeOf(entry.at, locale, timeZone)}
                      </EntryLink>
                    </span>
                  }
                />
              ))}
            </Timeline>
          </section>
        )
      })}
    </div>
  )
}

/** Keeps the last four digits of a payment method beside the word before them. */
const withLastDigits = (value: ReactNode) =>
  typeof value === 'string' ? value.replace(/ (?=\d{4}$)/, '\u00A0') : value

/** The time of day; what can't be read stays as it came. */
function timeOf(at: string, locale: string, timeZone: string): string {
  const moment = Date.parse(at)
  return Number.isNaN(moment) ? at : new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(moment)
}
