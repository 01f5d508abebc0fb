'use client'
import { preloadParts } from '@memberkit/foundation/lazy'
import type { DictionaryList } from '@memberkit/foundation/messages'
import { PurchasePart } from '../order-parts.ts'

/**
 * Loads the page of a purchase: on a server before rendering, and in the browser before hydrating. Returns the messages for
 * the provider, with those of the page. The same page is loaded at any address, with a cart in it or an order.
 *
 * @example
 * const messages = await preloadPurchase('/checkout?purchase=order-12', [enUS, cartEnUS], 'en-US')
 */
export function preloadPurchase(_address: string, messages: DictionaryList, locale: string): Promise<DictionaryList> {
  return preloadParts([PurchasePart], messages, locale)
}
