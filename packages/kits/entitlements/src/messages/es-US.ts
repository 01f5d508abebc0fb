import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { listEsUS } from './list/es-US.ts'
import { detailMessages, listMessages, manageMessages } from './namespaces.ts'

/** Every message of the entitlements kit in es-US; what only an intent needs is loaded then. */
export const esUS: readonly Dictionary[] = [
  defineMessages(listMessages, 'es-US', listEsUS),
  lazyMessages(detailMessages, 'es-US', async () => (await import('./later/es-US.ts')).detailEsUS),
  lazyMessages(manageMessages, 'es-US', async () => (await import('./later/es-US.ts')).manageEsUS),
]
