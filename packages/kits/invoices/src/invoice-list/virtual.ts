'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import type { VirtualTableProps } from '@memberkit/primitives/virtual-table'
import type { InvoiceRow } from './useInvoiceList.ts'

/** Only lists too long for a plain table pay for this. */
export const VirtualInvoiceTable = lazyPart<VirtualTableProps<InvoiceRow>>(
  async () => (await import('@memberkit/primitives/virtual-table')).VirtualTable,
)
