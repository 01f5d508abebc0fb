'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { formatDate } from '@memberkit/platform/formats'
import { listMessages, toolMessages } from '../messages/namespaces.ts'
import { useStatusLooks } from '../shared/useStatusLooks.ts'
import type { InvoiceFilters } from './invoice-list.rules.ts'
import { recurrenceWords } from './useInvoiceColumns.tsx'

/** What the list is narrowed to, in words, one by one. */
export function useAppliedFilters({ statuses = [], currency, recurrence, from, to }: InvoiceFilters) {
  const t = useMessages(toolMessages)
  const words = useMessages(listMessages)
  const looks = useStatusLooks()
  const { locale } = useMemberkit()
  const applied = (filter: string, value: string) => t('filter.applied', { filter, value })
  return [
    ...statuses.map((status) => ({
      id: `status ${status}`,
      label: applied(words('column.status'), statusOf(looks, status).label),
    })),
    ...(currency ? [{ id: 'currency', label: applied(t('filter.currency'), currency) }] : []),
    ...(recurrence
      ? [{ id: 'recurrence', label: applied(t('filter.recurrence'), recurrenceWords(recurrence, words)) }]
      : []),
    ...(from ? [{ id: 'from', label: t('filter.since', { date: formatDate(from, locale) }) }] : []),
    ...(to ? [{ id: 'to', label: t('filter.until', { date: formatDate(to, locale) }) }] : []),
  ]
}
