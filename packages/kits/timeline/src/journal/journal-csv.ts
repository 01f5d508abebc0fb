import { downloadCsv, toCsv } from '@memberkit/foundation/csv'
import {
  changesOf,
  type JournalLabels,
  labelIn,
  type Labels,
  type ReceivedJournalEntry,
} from '@memberkit/foundation/journal'
import type { Translate } from '@memberkit/foundation/messages'
import { formatInstant, type Locale } from '@memberkit/platform/formats'
import type { journalEnUS } from '../messages/journal/en-US.ts'

interface Words extends Pick<JournalLabels, 'showValue'> {
  t: Translate<typeof journalEnUS>
  label: (action: string) => string
  fields: Labels
  locale: Locale
  timeZone: string
}

/** Downloads entries, a line each: when, what, who, what changed, and the entry's id. */
export function downloadJournal(name: string, entries: readonly ReceivedJournalEntry[], words: Words): void {
  downloadCsv(name, journalCsv(entries, words))
}

/** Times are the reader's; changes are "field: before → after", separated by semicolons. */
export function journalCsv(entries: readonly ReceivedJournalEntry[], words: Words) {
  const { t, label, fields, locale, timeZone } = words
  const changes = (entry: ReceivedJournalEntry) =>
    changesOf(entry)
      .map(
        ({ field, before, after }) =>
          [labelIn(fields, field), ...[before, after].map((value) => textOf(field, value, words))] as const,
      )
      .filter(([name]) => name !== undefined)
      .map(([name, before = '–', after = '–']) => `${name}: ${before} → ${after}`)
      .join('; ')
  return toCsv(
    entries,
    [
      { header: t('column.when'), value: ({ at }) => formatInstant(at, locale, timeZone) },
      { header: t('column.what'), value: ({ action }) => label(action) },
      { header: t('column.who'), value: ({ actor }) => actor.name },
      { header: t('column.changes'), value: changes },
      { header: t('column.entry'), value: ({ id }) => id },
    ],
    { locale },
  )
}

/** The whole value, in the words of the page where they are text; undefined for none. */
function textOf(field: string, value: unknown, { showValue }: Words): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const shown = showValue?.(field, value)
  if (typeof shown === 'string') return shown
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
