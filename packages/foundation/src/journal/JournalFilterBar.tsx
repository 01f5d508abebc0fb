'use client'
import { FilterBar } from '@memberkit/primitives/filter-bar'
import type { ReactNode } from 'react'
import { DaysPill } from '../filters/DaysPill.tsx'
import { OneOfPill } from '../filters/OneOfPill.tsx'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { humanize } from '../status/status.ts'
import { type JournalFilters, type JournalKinds, labelIn, type ReceivedJournalEntry } from './journal.rules.ts'
import type { JournalLabels } from './JournalTimeline.tsx'

interface JournalFilterBarProps {
  entries: readonly ReceivedJournalEntry[]
  words: JournalLabels['actions']
  kinds?: JournalKinds
  filters: JournalFilters
  onChange: (filters: JournalFilters) => void
  /** Whether the filters leave any entry. */
  hasFound: boolean
  /** Shown at the end of the row. */
  actions: ReactNode
}

/** Filters by author, kind, action and date. Offers only values that occur. */
export function JournalFilterBar({
  entries,
  words,
  kinds,
  filters,
  onChange,
  hasFound,
  actions,
}: JournalFilterBarProps) {
  const t = useMessages(toolMessages)
  const set = (change: JournalFilters) => onChange({ ...filters, ...change })
  const actors = new Map(entries.map(({ actor }) => [actor.id, actor.name]))
  const used = new Set(entries.map(({ action }) => kinds?.kindOf(action)))
  const ofKinds = Object.entries(kinds?.labels ?? {}).filter(([kind]) => used.has(kind))
  const known = new Map(entries.map(({ action }) => [action, labelIn(words, action) ?? humanize(action)]))
  const options = (choices: Map<string, string>) => [...choices].map(([value, label]) => ({ value, label }))
  return (
    <FilterBar
      label={t('journalFilters')}
      // Where nothing is found, that is offered in the place of the entries.
      onClear={hasFound && Object.values(filters).some(Boolean) ? () => onChange({}) : undefined}
      clearLabel={t('journalClear')}
      actions={actions}
    >
      <OneOfPill
        label={t('journalActor')}
        options={options(actors)}
        values={filters.actors}
        onChange={(values) => set({ actors: values })}
      />
      {kinds ? (
        <OneOfPill
          label={kinds.label}
          options={options(new Map(ofKinds))}
          values={filters.kinds}
          onChange={(values) => set({ kinds: values })}
        />
      ) : null}
      <OneOfPill
        label={t('journalAction')}
        options={options(known)}
        values={filters.actions}
        onChange={(values) => set({ actions: values })}
      />
      <DaysPill label={t('journalDays')} days={filters.days} onChange={(days) => set({ days })} />
    </FilterBar>
  )
}
