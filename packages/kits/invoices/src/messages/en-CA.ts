import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { listEnCA } from './list/en-CA.ts'
import { detailMessages, listMessages, payMessages, staffMessages } from './namespaces.ts'

/** Every message of the invoices kit in en-CA; what only an intent needs is loaded then. */
export const enCA: readonly Dictionary[] = [
  defineMessages(listMessages, 'en-CA', listEnCA),
  lazyMessages(detailMessages, 'en-CA', async () => (await import('./member/en-US.ts')).detailEnUS),
  lazyMessages(payMessages, 'en-CA', async () => (await import('./member/en-US.ts')).payEnUS),
  lazyMessages(staffMessages, 'en-CA', async () => (await import('./staff/en-CA.ts')).staffEnCA),
]
