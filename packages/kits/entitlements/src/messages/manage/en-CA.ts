import {
  ContractType,
  EntitlementFulfillmentStatus,
  EntitlementStatus,
  PermissionType,
  StateOrProvince,
  SubscriptionStatus,
} from '@memberkit/contract/labels/en-CA'
import { labelled, type Translation } from '@memberkit/foundation/messages'
import { manageEnUS } from './en-US.ts'

export const manageEnCA: Translation<typeof manageEnUS> = {
  ...manageEnUS,
  ...labelled('area', StateOrProvince),
  ...labelled('contract', ContractType),
  ...labelled('fulfillment', EntitlementFulfillmentStatus),
  ...labelled('relation', PermissionType),
  ...labelled('status', EntitlementStatus),
  ...labelled('billing', SubscriptionStatus),
  'action.fulfill': 'Set fulfilment',
  'title.fulfill': 'Set the fulfilment of {plan}',
  'do.fulfill': 'Set fulfilment',
  'done.fulfill': 'The fulfilment of {plan} was set.',
  'changed.fulfillment': 'Fulfilment',
  'fulfill.status': 'Fulfilment',
}
