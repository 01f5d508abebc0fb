import { downloadCsv, toCsv } from '@memberkit/foundation/csv'
import { changesOf, labelIn, type Labels, type ReceivedJournalEntry, shortValue } from '@memberkit/foundation/journal'
import type { Translate } from '@memberkit/foundation/messages'
import { formatInstant, type Locale } from '@memberkit/platform/formats'
import type { journalEnUS } from '../messages/journal/en-US.ts'

interface Words {
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
export function journalCsv(entries: readonly ReceivedJournalEntry[], { t, label, fields, locale, timeZone }: Words) {
  const changes = (entry: ReceivedJournalEntry) =>
    changesOf(entry)
      .map(({ field, before, after }) => [labelIn(fields, field), shortValue(before), shortValue(after)] as const)
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
