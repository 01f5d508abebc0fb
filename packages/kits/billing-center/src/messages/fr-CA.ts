import { defineMessages, type Dictionary, joinMessages } from '@memberkit/foundation/messages'
import { frCA as invoices } from '@memberkit/invoices/messages/fr-CA'
import { methodsFrCA as methods } from '@memberkit/payments/messages/fr-CA'
import { frCA as subscriptions } from '@memberkit/subscriptions/messages/fr-CA'
import { pageMessages } from './namespaces.ts'
import { pageFrCA } from './page/fr-CA.ts'

/** Every message of the page and of the kits on it in fr-CA; messages that only an intent needs load with it. */
export const frCA: readonly Dictionary[] = joinMessages(
  [defineMessages(pageMessages, 'fr-CA', pageFrCA)],
  subscriptions,
  methods,
  invoices,
)
