import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { listEsUS } from './list/es-US.ts'
import { detailMessages, listMessages, payMessages, staffMessages } from './namespaces.ts'

/** Every message of the invoices kit in es-US; what only an intent needs is loaded then. */
export const esUS: readonly Dictionary[] = [
  defineMessages(listMessages, 'es-US', listEsUS),
  lazyMessages(detailMessages, 'es-US', async () => (await import('./member/es-US.ts')).detailEsUS),
  lazyMessages(payMessages, 'es-US', async () => (await import('./member/es-US.ts')).payEsUS),
  lazyMessages(staffMessages, 'es-US', async () => (await import('./staff/es-US.ts')).staffEsUS),
]
