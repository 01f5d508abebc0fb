'use client'
import { preloadParts } from '@memberkit/foundation/lazy'
import type { DictionaryList } from '@memberkit/foundation/messages'
import { InvoiceDetailPart } from '../parts.ts'
import { invoiceLink } from './invoice-list.ts'

/**
 * Loads the page of the invoice that an address opens: on a server before rendering, and in the browser before hydrating.
 * Returns the messages for the provider, with those of the page.
 */
export function preloadInvoices(address: string, messages: DictionaryList, locale: string): Promise<DictionaryList> {
  const { invoice } = invoiceLink.fromLink(address)
  return preloadParts(invoice === undefined ? [] : [InvoiceDetailPart], messages, locale)
}
