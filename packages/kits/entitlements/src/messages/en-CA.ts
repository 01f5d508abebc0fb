import {
  EntitlementFulfillmentStatus,
  EntitlementStatus,
  PermissionType,
  SubscriptionStatus,
} from '@memberkit/contract/labels/en-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { listEnCA } from './list/en-CA.ts'
import { listMessages, openedNames } from './namespaces.ts'

/** Every message of the entitlements kit in en-CA; messages that only an intent needs load with it. */
export const enCA: readonly Dictionary[] = [
  defineMessages(listMessages, 'en-CA', listEnCA),
  ...labelMessages('en-CA', { EntitlementStatus, EntitlementFulfillmentStatus, PermissionType, SubscriptionStatus }),
  ...lazyDictionaries(openedNames, 'en-CA', async () => (await import('./later/en-CA.ts')).tables),
]
