'use client'
import { describeDays } from '../filters/describe-days.ts'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import * as print from '../print/print.css.ts'
import { useMemberkit } from '../provider/context.ts'
import { humanize } from '../status/status.ts'
import {
  type JournalFilters,
  type JournalKinds,
  labelIn,
  type Labels,
  type ReceivedJournalEntry,
} from './journal.rules.ts'

interface PrintedFiltersProps {
  entries: readonly ReceivedJournalEntry[]
  words: Labels
  kinds?: JournalKinds
  filters: JournalFilters
}

/** Names the filters in force on paper, where their controls are left out. */
export function PrintedFilters({ entries, words, kinds, filters }: PrintedFiltersProps) {
  const t = useMessages(toolMessages)
  const { locale } = useMemberkit()
  const { actors = [], kinds: chosen = [], actions = [], days = {} } = filters
  const names = new Map(entries.map(({ actor }) => [actor.id, actor.name]))
  const values = [
    [t('journalActor'), actors.map((id) => names.get(id) ?? id).join(', ')],
    [kinds?.label ?? '', chosen.map((kind) => kinds?.labels[kind] ?? kind).join(', ')],
    [t('journalAction'), actions.map((action) => labelIn(words, action) ?? humanize(action)).join(', ')],
    [t('journalDays'), describeDays(days, t, locale)],
  ] as const
  const said = values.flatMap(([filter, value]) => (value ? [t('filterApplied', { filter, value })] : []))
  return said.length > 0 ? <div className={print.header}>{t('printFilters', { filters: said.join(' · ') })}</div> : null
}
