import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { listEnUS } from './list/en-US.ts'
import { detailMessages, listMessages, manageMessages } from './namespaces.ts'

/** Every message of the entitlements kit in en-US; what only an intent needs is loaded then. */
export const enUS: readonly Dictionary[] = [
  defineMessages(listMessages, 'en-US', listEnUS),
  lazyMessages(detailMessages, 'en-US', async () => (await import('./later/en-US.ts')).detailEnUS),
  lazyMessages(manageMessages, 'en-US', async () => (await import('./later/en-US.ts')).manageEnUS),
]
