import { type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { listEnCA } from './list/en-CA.ts'
import { detailMessages, payMessages, staffMessages, toolMessages } from './namespaces.ts'

/** Every message of the invoices kit in en-CA; what only an intent needs is loaded then. */
export const enCA: readonly Dictionary[] = [
  listEnCA,
  lazyMessages(detailMessages, 'en-CA', async () => (await import('./member/en-CA.ts')).detailEnCA),
  lazyMessages(payMessages, 'en-CA', async () => (await import('./member/en-CA.ts')).payEnCA),
  lazyMessages(staffMessages, 'en-CA', async () => (await import('./staff/en-CA.ts')).staffEnCA),
  lazyMessages(toolMessages, 'en-CA', async () => (await import('./member/en-CA.ts')).toolsEnCA),
]
