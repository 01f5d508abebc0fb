import { StateOrProvince, SubscriptionCancelReason, SubscriptionVendor } from '@memberkit/contract/labels/es-US'
import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/es-US'
import { personEsUS } from '@memberkit/parts/messages/es-US'
import { manageEsUS } from '../manage/es-US.ts'
import { tableEsUS } from '../table/es-US.ts'

// Loaded in one file: whoever sees the table acts on it.
export const tables = {
  'subscriptions.table': tableEsUS,
  'subscriptions.manage': manageEsUS,
  'parts.person': personEsUS,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.StateOrProvince': StateOrProvince,
  'labels.SubscriptionCancelReason': SubscriptionCancelReason,
  'labels.SubscriptionVendor': SubscriptionVendor,
}
