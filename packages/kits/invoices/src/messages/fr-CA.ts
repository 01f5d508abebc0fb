import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { listFrCA } from './list/fr-CA.ts'
import { detailMessages, listMessages, payMessages, staffMessages } from './namespaces.ts'

/** Every message of the invoices kit in fr-CA; what only an intent needs is loaded then. */
export const frCA: readonly Dictionary[] = [
  defineMessages(listMessages, 'fr-CA', listFrCA),
  lazyMessages(detailMessages, 'fr-CA', async () => (await import('./member/fr-CA.ts')).detailFrCA),
  lazyMessages(payMessages, 'fr-CA', async () => (await import('./member/fr-CA.ts')).payFrCA),
  lazyMessages(staffMessages, 'fr-CA', async () => (await import('./staff/fr-CA.ts')).staffFrCA),
  // What is printed in English behind a French invoice.
  lazyMessages(listMessages, 'en-CA', async () => (await import('./list/en-CA.ts')).listEnCA),
  lazyMessages(detailMessages, 'en-CA', async () => (await import('./member/en-US.ts')).detailEnUS),
]
