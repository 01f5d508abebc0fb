import { defineMessages, type Dictionary, joinMessages } from '@memberkit/foundation/messages'
import { esUS as invoices } from '@memberkit/invoices/messages/es-US'
import { methodsEsUS as methods } from '@memberkit/payments/messages/es-US'
import { esUS as subscriptions } from '@memberkit/subscriptions/messages/es-US'
import { pageMessages } from './namespaces.ts'
import { pageEsUS } from './page/es-US.ts'

/** Every message of the page and of the kits on it in es-US; messages that only an intent needs load with it. */
export const esUS: readonly Dictionary[] = joinMessages(
  [defineMessages(pageMessages, 'es-US', pageEsUS)],
  subscriptions,
  methods,
  invoices,
)
