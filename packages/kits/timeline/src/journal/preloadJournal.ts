'use client'
import { preloadParts } from '@memberkit/foundation/lazy'
import type { DictionaryList } from '@memberkit/foundation/messages'
import { labelNamespace } from '@memberkit/parts/labels'
import { actionNamesOf } from './journal-actions.ts'

/**
 * Loads the words of a service's journal: on a server before rendering, and in the browser before hydrating, so that its
 * entries are in the HTML. Returns the messages for the provider.
 *
 * @example
 * const messages = await preloadJournal('subscriptions', [enUS, journalEnUS], 'en-US')
 */
export function preloadJournal(service: string, messages: DictionaryList, locale: string): Promise<DictionaryList> {
  const names = ['foundation.tools', labelNamespace(actionNamesOf(service)).namespace]
  return preloadParts([{ load: ({ load }) => Promise.all(names.map(load)) }], messages, locale)
}
