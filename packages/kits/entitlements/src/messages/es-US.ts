import {
  EntitlementFulfillmentStatus,
  EntitlementStatus,
  PermissionType,
  SubscriptionStatus,
} from '@memberkit/contract/labels/es-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { listEsUS } from './list/es-US.ts'
import { listMessages, openedNames } from './namespaces.ts'

/** Every message of the entitlements kit in es-US; messages that only an intent needs load with it. */
export const esUS: readonly Dictionary[] = [
  defineMessages(listMessages, 'es-US', listEsUS),
  ...labelMessages('es-US', { EntitlementStatus, EntitlementFulfillmentStatus, PermissionType, SubscriptionStatus }),
  ...lazyDictionaries(openedNames, 'es-US', async () => (await import('./later/es-US.ts')).tables),
]
