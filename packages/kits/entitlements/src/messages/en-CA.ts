import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { listEnCA } from './list/en-CA.ts'
import { detailMessages, listMessages, manageMessages } from './namespaces.ts'

/** Every message of the entitlements kit in en-CA; what only an intent needs is loaded then. */
export const enCA: readonly Dictionary[] = [
  defineMessages(listMessages, 'en-CA', listEnCA),
  lazyMessages(detailMessages, 'en-CA', async () => (await import('./later/en-CA.ts')).detailEnCA),
  lazyMessages(manageMessages, 'en-CA', async () => (await import('./later/en-CA.ts')).manageEnCA),
]
