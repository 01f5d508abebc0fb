import { StateOrProvince, SubscriptionCancelReason, SubscriptionVendor } from '@memberkit/contract/labels/en-CA'
import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/en-CA'
import { personEnCA } from '@memberkit/parts/messages/en-CA'
import { manageEnCA } from '../manage/en-CA.ts'
import { tableEnCA } from '../table/en-CA.ts'

// Loaded in one file: whoever sees the table acts on it.
export const tables = {
  'subscriptions.table': tableEnCA,
  'subscriptions.manage': manageEnCA,
  'parts.person': personEnCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.StateOrProvince': StateOrProvince,
  'labels.SubscriptionCancelReason': SubscriptionCancelReason,
  'labels.SubscriptionVendor': SubscriptionVendor,
}
