'use client'
import { FilterBar } from '@memberkit/primitives/filter-bar'
import type { ReactNode } from 'react'
import { DaysPill } from '../filters/DaysPill.tsx'
import { OneOfPill } from '../filters/OneOfPill.tsx'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { humanize } from '../status/status.ts'
import type { JournalFilters, ReceivedJournalEntry } from './journal.rules.ts'
import type { JournalLabels } from './JournalTimeline.tsx'

interface JournalFilterBarProps {
  entries: readonly ReceivedJournalEntry[]
  words: JournalLabels['actions']
  filters: JournalFilters
  onChange: (filters: JournalFilters) => void
  /** Shown at the end of the row. */
  actions: ReactNode
}

/** Filters by author, action and date. Offers only values that occur. */
export function JournalFilterBar({ entries, words, filters, onChange, actions }: JournalFilterBarProps) {
  const t = useMessages(toolMessages)
  const set = (change: JournalFilters) => onChange({ ...filters, ...change })
  const actors = new Map(entries.map(({ actor }) => [actor.id, actor.name]))
  const kinds = new Map(entries.map(({ action }) => [action, words[action] ?? humanize(action)]))
  const options = (choices: Map<string, string>) => [...choices].map(([value, label]) => ({ value, label }))
  return (
    <FilterBar
      label={t('journalFilters')}
      onClear={Object.values(filters).some(Boolean) ? () => onChange({}) : undefined}
      clearLabel={t('journalClear')}
      actions={actions}
    >
      <OneOfPill
        label={t('journalActor')}
        options={options(actors)}
        values={filters.actors}
        onChange={(values) => set({ actors: values })}
      />
      <OneOfPill
        label={t('journalAction')}
        options={options(kinds)}
        values={filters.actions}
        onChange={(values) => set({ actions: values })}
      />
      <DaysPill label={t('journalDays')} days={filters.days} onChange={(days) => set({ days })} />
    </FilterBar>
  )
}
