import {
  EntitlementFulfillmentStatus,
  EntitlementStatus,
  PermissionType,
  SubscriptionStatus,
} from '@memberkit/contract/labels/fr-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { listFrCA } from './list/fr-CA.ts'
import { listMessages, openedNames } from './namespaces.ts'

/** Every message of the entitlements kit in fr-CA; messages that only an intent needs load with it. */
export const frCA: readonly Dictionary[] = [
  defineMessages(listMessages, 'fr-CA', listFrCA),
  ...labelMessages('fr-CA', { EntitlementStatus, EntitlementFulfillmentStatus, PermissionType, SubscriptionStatus }),
  ...lazyDictionaries(openedNames, 'fr-CA', async () => (await import('./later/fr-CA.ts')).tables),
]
