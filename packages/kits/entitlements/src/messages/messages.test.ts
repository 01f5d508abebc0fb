import { describeMessages } from '@memberkit/testing/messages'
import { enCA } from './en-CA.ts'
import { enUS } from './en-US.ts'
import { esUS } from './es-US.ts'
import { frCA } from './fr-CA.ts'
import { openedNames } from './namespaces.ts'

describeMessages({ 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS }, [
  'entitlements',
  'labels.EntitlementStatus',
  'labels.EntitlementFulfillmentStatus',
  'labels.PermissionType',
  'labels.SubscriptionStatus',
  ...openedNames,
])
