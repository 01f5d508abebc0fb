import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { listEnUS } from './list/en-US.ts'
import { detailMessages, listMessages, payMessages, staffMessages } from './namespaces.ts'

/** Every message of the invoices kit in en-US; what only an intent needs is loaded then. */
export const enUS: readonly Dictionary[] = [
  defineMessages(listMessages, 'en-US', listEnUS),
  lazyMessages(detailMessages, 'en-US', async () => (await import('./member/en-US.ts')).detailEnUS),
  lazyMessages(payMessages, 'en-US', async () => (await import('./member/en-US.ts')).payEnUS),
  lazyMessages(staffMessages, 'en-US', async () => (await import('./staff/en-US.ts')).staffEnUS),
]
