'use client'
import { FilterBar } from '@memberkit/primitives/filter-bar'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { humanise } from '../status/status.ts'
import type { JournalFilters, JournalLine } from './journal.rules.ts'
import type { JournalWords } from './JournalTimeline.tsx'

interface JournalFilterBarProps extends Pick<JournalWords, 'actions'> {
  entries: readonly JournalLine[]
  filters: JournalFilters
  onChange: (filters: JournalFilters) => void
}

/** Who, what, from when, until when. Offers only what occurs. */
export function JournalFilterBar({ entries, actions, filters, onChange }: JournalFilterBarProps) {
  const t = useMessages(toolMessages)
  const set = (name: keyof JournalFilters) => (value: string) => onChange({ ...filters, [name]: value || undefined })
  const actors = new Map(entries.map(({ actor }) => [actor.id, actor.name]))
  const kinds = new Map(entries.map(({ action }) => [action, actions[action] ?? humanise(action)]))
  const options = (choices: Map<string, string>) => [
    { value: '', label: t('journalAll') },
    ...[...choices].map(([value, label]) => ({ value, label })),
  ]
  return (
    <FilterBar label={t('journalFilters')} filtersLabel={t('journalFilters')}>
      <Select
        size="small"
        label={t('journalActor')}
        options={options(actors)}
        value={filters.actor ?? ''}
        onChange={set('actor')}
      />
      <Select
        size="small"
        label={t('journalAction')}
        options={options(kinds)}
        value={filters.action ?? ''}
        onChange={set('action')}
      />
      <TextField
        size="small"
        type="date"
        label={t('journalSince')}
        max={filters.until}
        value={filters.since ?? ''}
        onChange={set('since')}
      />
      <TextField
        size="small"
        type="date"
        label={t('journalUntil')}
        min={filters.since}
        value={filters.until ?? ''}
        onChange={set('until')}
      />
    </FilterBar>
  )
}
