'use client'
import type { DictionaryList } from '@memberkit/foundation/messages'
import { preloadInvoices } from '@memberkit/invoices'
import { preloadSubscriptions } from '@memberkit/subscriptions'
import { billingLink, focusOf } from './billing-link.ts'

/**
 * Loads the plan or invoice that an address opens: on a server before rendering, and in the browser before hydrating.
 * Returns the messages for the provider, with those of what is open.
 *
 * @example
 * const messages = await preloadBilling('/billing?subscription=sub-1', [enUS, billingEnUS], 'en-US')
 */
export function preloadBilling(address: string, messages: DictionaryList, locale: string): Promise<DictionaryList> {
  const preload = focusOf(billingLink.fromLink(address)) === 'invoices' ? preloadInvoices : preloadSubscriptions
  return preload(address, messages, locale)
}
