'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { FilterBar } from '@memberkit/primitives/filter-bar'
import { Button } from '@memberkit/primitives/button'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { listMessages, toolMessages } from '../messages/namespaces.ts'
import { useStatusLooks } from '../shared/useStatusLooks.ts'
import { type InvoiceFilters as Filters, isFiltered } from './invoice-list.rules.ts'
import { useAppliedFilters } from './useAppliedFilters.ts'
import { recurrenceWords } from './useInvoiceColumns.tsx'
import type { InvoiceListData } from './useInvoiceList.ts'
import { useSavedFilters } from './useSavedFilters.ts'

export interface InvoiceFiltersProps {
  data: InvoiceListData
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Narrows the list; the choice stands in the address, and one choice can be kept on this device. */
export function InvoiceFilters({ data, filters, onChange }: InvoiceFiltersProps) {
  const t = useMessages(toolMessages)
  const words = useMessages(listMessages)
  const looks = useStatusLooks()
  const [saved, save] = useSavedFilters()
  const { choices, rows, count } = data
  const statuses = filters.statuses ?? []
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change })
  const statusWords = (status: string) => statusOf(looks, status).label
  const applied = useAppliedFilters(filters)
  const any = { value: '', label: t('filter.any') }

  const keeping = isFiltered(filters) ? (
    <Button size="small" tone="quiet" onPress={() => save(filters)}>
      {t('filter.save')}
    </Button>
  ) : saved ? (
    <Button size="small" tone="quiet" onPress={() => onChange(saved)}>
      {t('filter.useSaved')}
    </Button>
  ) : null

  return (
    <FilterBar
      label={words('filter.label')}
      result={isFiltered(filters) ? t('captionOf', { shown: rows.length, count }) : undefined}
      applied={{
        filters: applied,
        onRemove: remove,
        removeLabel: t('filter.remove'),
        onClear: () => onChange({}),
        clearLabel: words('filter.clear'),
      }}
      actions={keeping}
    >
      <Select
        size="small"
        label={words('column.status')}
        value=""
        onChange={(status) => status && set({ statuses: [...statuses, status] })}
        options={[
          statuses.length > 0 ? { value: '', label: t('filter.another') } : any,
          ...choices.status
            .filter((status) => !statuses.includes(status))
            .map((status) => ({ value: status, label: statusWords(status) })),
        ]}
      />
      {choices.currency.length > 1 ? (
        <Select
          size="small"
          label={t('filter.currency')}
          value={filters.currency ?? ''}
          onChange={(currency) => set({ currency: currency || undefined })}
          options={[any, ...choices.currency.map((currency) => ({ value: currency, label: currency }))]}
        />
      ) : null}
      {choices.recurrence.length > 1 ? (
        <Select
          size="small"
          label={t('filter.recurrence')}
          value={filters.recurrence ?? ''}
          onChange={(recurrence) => set({ recurrence: recurrence || undefined })}
          options={[any, ...choices.recurrence.map((one) => ({ value: one, label: recurrenceWords(one, words) }))]}
        />
      ) : null}
      <TextField
        size="small"
        type="date"
        label={t('filter.from')}
        value={filters.from ?? ''}
        onChange={(from) => set({ from: from || undefined })}
      />
      <TextField
        size="small"
        type="date"
        label={t('filter.to')}
        value={filters.to ?? ''}
        onChange={(to) => set({ to: to || undefined })}
      />
    </FilterBar>
  )

  function remove(id: string) {
    const [field, status] = id.split(' ')
    if (field === 'status') set({ statuses: statuses.filter((one) => one !== status) })
    else set({ [field as keyof Filters]: undefined })
  }
}
