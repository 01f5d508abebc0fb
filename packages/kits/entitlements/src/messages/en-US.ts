import {
  EntitlementFulfillmentStatus,
  EntitlementStatus,
  PermissionType,
  SubscriptionStatus,
} from '@memberkit/contract/labels/en-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { listEnUS } from './list/en-US.ts'
import { listMessages, openedNames } from './namespaces.ts'

/** Every message of the entitlements kit in en-US; messages that only an intent needs load with it. */
export const enUS: readonly Dictionary[] = [
  defineMessages(listMessages, 'en-US', listEnUS),
  ...labelMessages('en-US', { EntitlementStatus, EntitlementFulfillmentStatus, PermissionType, SubscriptionStatus }),
  ...lazyDictionaries(openedNames, 'en-US', async () => (await import('./later/en-US.ts')).tables),
]
