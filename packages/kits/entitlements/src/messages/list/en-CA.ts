import { EntitlementFulfillmentStatus, EntitlementStatus, PermissionType } from '@memberkit/contract/labels/en-CA'
import { labelled, type Translation } from '@memberkit/foundation/messages'
import { listEnUS } from './en-US.ts'

export const listEnCA: Translation<typeof listEnUS> = {
  ...listEnUS,
  ...labelled('status', EntitlementStatus),
  ...labelled('fulfillment', EntitlementFulfillmentStatus),
  ...labelled('relation', PermissionType),
  'reason.SUBSCRIPTION_CANCELLED': 'the subscription that pays for it was cancelled',
  'mismatch.staff.coveredNotBilled': 'Coverage is active, but its subscription is suspended or cancelled.',
  'column.fulfillment': 'Fulfilment',
}
