import { StateOrProvince, SubscriptionCancelReason, SubscriptionVendor } from '@memberkit/contract/labels/en-US'
import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-US'
import { personEnUS } from '@memberkit/parts/messages/en-US'
import { manageEnUS } from '../manage/en-US.ts'
import { tableEnUS } from '../table/en-US.ts'

// Loaded in one file: whoever sees the table acts on it.
export const tables = {
  'subscriptions.table': tableEnUS,
  'subscriptions.manage': manageEnUS,
  'parts.person': personEnUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.StateOrProvince': StateOrProvince,
  'labels.SubscriptionCancelReason': SubscriptionCancelReason,
  'labels.SubscriptionVendor': SubscriptionVendor,
}
