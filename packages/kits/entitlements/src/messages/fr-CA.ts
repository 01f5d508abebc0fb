import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { listFrCA } from './list/fr-CA.ts'
import { detailMessages, listMessages, manageMessages } from './namespaces.ts'

/** Every message of the entitlements kit in fr-CA; what only an intent needs is loaded then. */
export const frCA: readonly Dictionary[] = [
  defineMessages(listMessages, 'fr-CA', listFrCA),
  lazyMessages(detailMessages, 'fr-CA', async () => (await import('./later/fr-CA.ts')).detailFrCA),
  lazyMessages(manageMessages, 'fr-CA', async () => (await import('./later/fr-CA.ts')).manageFrCA),
]
