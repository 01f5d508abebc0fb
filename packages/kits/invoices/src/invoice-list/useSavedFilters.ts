'use client'
import { announce } from '@memberkit/primitives/live'
import { useMessages } from '@memberkit/foundation/messages'
import { useEffect, useState } from 'react'
import { toolMessages } from '../messages/namespaces.ts'
import { invoiceLink } from './invoice-link.ts'
import type { InvoiceFilters } from './invoice-list.rules.ts'

const key = 'memberkit.invoices.filters'

/** One choice of filters, kept on this device in the words of a link: nothing personal, and read as warily as a link. */
export function useSavedFilters(): [InvoiceFilters | undefined, (filters: InvoiceFilters) => void] {
  const t = useMessages(toolMessages)
  const [saved, setSaved] = useState<InvoiceFilters>()
  useEffect(() => setSaved(read()), [])
  return [
    saved,
    (filters) => {
      write(filters)
      setSaved(filters)
      announce(t('filter.saved'))
    },
  ]
}

function read(): InvoiceFilters | undefined {
  try {
    const text = localStorage.getItem(key)
    if (!text) return undefined
    const { status: statuses, currency, type: recurrence, from, to } = invoiceLink.fromLink(text)
    return { statuses, currency, recurrence, from, to }
  } catch {
    // Storage can be forbidden: then nothing is kept.
    return undefined
  }
}

function write({ statuses, currency, recurrence, from, to }: InvoiceFilters) {
  try {
    localStorage.setItem(key, invoiceLink.toLink({ status: statuses, currency, type: recurrence, from, to }))
  } catch {
    // As above.
  }
}
