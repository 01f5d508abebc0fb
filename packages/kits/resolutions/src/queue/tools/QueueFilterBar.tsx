'use client'
import { OneOfPill } from '@memberkit/foundation/list/tools'
import { useMessages } from '@memberkit/foundation/messages'
import { type NamedViews, SaveView } from '@memberkit/foundation/views'
import { Button } from '@memberkit/primitives/button'
import { FilterBar } from '@memberkit/primitives/filter-bar'
import { useState } from 'react'
import { useMemberkit } from '@memberkit/foundation'
import { queueToolMessages } from '../../messages/queue/namespaces.ts'
import { isSameView } from '../own-views.ts'
import { enumerations, type EnumerationFilter, type QueueFilters } from '../queue-link.ts'
import { filterNames } from '../queue.rules.ts'
import type { QueueCase } from '../received.ts'
import { AgePill } from './AgePill.tsx'
import { AssigneePill, BranchPill, FirmPill } from './people-pills.tsx'
import { useFilterLabels } from './useFilterLabels.ts'

export interface QueueFilterBarProps {
  filters: QueueFilters
  own: NamedViews<QueueFilters>
  /** The loaded cases, which name firms. */
  rows: readonly QueueCase[]
  onChange: (change: Partial<QueueFilters>) => void
  onView: (filters: QueueFilters) => void
  onClear: (() => void) | undefined
  result: string | undefined
}

/** Filters the queue; all but the search text is in the URL, and can be saved as a view on this device. */
export function QueueFilterBar({ filters, own, rows, onChange, onView, onClear, result }: QueueFilterBarProps) {
  const t = useMessages(queueToolMessages)
  const labels = useFilterLabels()
  const { notify } = useMemberkit()
  const [isSaving, setSaving] = useState(false)
  const names = Object.keys(enumerations) as EnumerationFilter[]
  const saved = own.views.find(({ view }) => isSameView(view, filters))
  const remove = (view: NonNullable<typeof saved>) => {
    own.remove(view.id)
    onView({})
    notify({
      message: t('deleted', { name: view.name }),
      action: { label: t('delete.undo'), onPress: () => own.restore(view) },
    })
  }
  return (
    <>
      <FilterBar
        label={t('label')}
        onClear={onClear}
        clearLabel={t('clear.all')}
        result={result}
        actions={
          saved ? (
            <Button size="small" tone="quiet" onPress={() => remove(saved)}>
              {t('delete')}
            </Button>
          ) : filterNames(filters).length > 0 ? (
            <Button size="small" tone="quiet" onPress={() => setSaving(true)}>
              {t('save')}
            </Button>
          ) : null
        }
      >
        {names.map((name) => (
          <OneOfPill
            key={name}
            label={t(name)}
            options={enumerations[name].map((value) => ({ value, label: labels[name](value) }))}
            values={filters[name]}
            onChange={(values) => onChange({ [name]: values })}
          />
        ))}
        <AssigneePill value={filters.assignee} onChange={(assignee) => onChange({ assignee })} />
        <FirmPill rows={rows} value={filters.firm} onChange={(firm) => onChange({ firm })} />
        <BranchPill value={filters.branch} onChange={(branch) => onChange({ branch })} />
        <AgePill value={filters.age} onChange={(age) => onChange({ age })} />
      </FilterBar>
      {isSaving ? (
        <SaveView
          about={t('save.about')}
          views={own.views}
          onSave={(name) => {
            own.save(name, filters)
            setSaving(false)
          }}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </>
  )
}
