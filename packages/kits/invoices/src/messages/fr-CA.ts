import { type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { listFrCA } from './list/fr-CA.ts'
import { detailMessages, payMessages, staffMessages, toolMessages } from './namespaces.ts'

/** Every message of the invoices kit in fr-CA; what only an intent needs is loaded then. */
export const frCA: readonly Dictionary[] = [
  listFrCA,
  lazyMessages(detailMessages, 'fr-CA', async () => (await import('./member/fr-CA.ts')).detailFrCA),
  lazyMessages(payMessages, 'fr-CA', async () => (await import('./member/fr-CA.ts')).payFrCA),
  lazyMessages(staffMessages, 'fr-CA', async () => (await import('./staff/fr-CA.ts')).staffFrCA),
  lazyMessages(toolMessages, 'fr-CA', async () => (await import('./member/fr-CA.ts')).toolsFrCA),
]
