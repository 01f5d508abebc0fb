'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { PrintHeader, printDocument } from '@memberkit/foundation/print'
import { type RefObject, useEffect } from 'react'
import { listMessages } from '../messages/namespaces.ts'
import type { InvoiceFilters } from './invoice-list.rules.ts'
import { useAppliedFilters } from './useAppliedFilters.ts'

export interface ListPrintProps {
  filters: InvoiceFilters
  /** What goes on paper. */
  printed: RefObject<HTMLElement | null>
  onEnd: () => void
}

/** Puts the list on paper, under a head that says what was left out, and is gone once that is done. */
export function ListPrint({ filters, printed, onEnd }: ListPrintProps) {
  const t = useMessages(listMessages)
  const title = t('title')
  const applied = useAppliedFilters(filters)
  useEffect(() => {
    // In a turn of its own: by then the head has its time.
    const turn = setTimeout(() => void printDocument({ title, only: printed.current }).then(onEnd))
    return () => clearTimeout(turn)
    // Once each time it is asked for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return <PrintHeader title={title} filters={applied.map(({ label }) => label).join(', ') || undefined} />
}
