import { defineMessages, type Dictionary, joinMessages } from '@memberkit/foundation/messages'
import { enUS as invoices } from '@memberkit/invoices/messages/en-US'
import { methodsEnUS as methods } from '@memberkit/payments/messages/en-US'
import { enUS as subscriptions } from '@memberkit/subscriptions/messages/en-US'
import { pageMessages } from './namespaces.ts'
import { pageEnUS } from './page/en-US.ts'

/** Every message of the page and of the kits on it in en-US; messages that only an intent needs load with it. */
export const enUS: readonly Dictionary[] = joinMessages(
  [defineMessages(pageMessages, 'en-US', pageEnUS)],
  subscriptions,
  methods,
  invoices,
)
