import { defineMessages, type Dictionary, joinMessages } from '@memberkit/foundation/messages'
import { enCA as invoices } from '@memberkit/invoices/messages/en-CA'
import { methodsEnCA as methods } from '@memberkit/payments/messages/en-CA'
import { enCA as subscriptions } from '@memberkit/subscriptions/messages/en-CA'
import { pageMessages } from './namespaces.ts'
import { pageEnCA } from './page/en-CA.ts'

/** Every message of the page and of the kits on it in en-CA; messages that only an intent needs load with it. */
export const enCA: readonly Dictionary[] = joinMessages(
  [defineMessages(pageMessages, 'en-CA', pageEnCA)],
  subscriptions,
  methods,
  invoices,
)
