import { StateOrProvince, SubscriptionCancelReason, SubscriptionVendor } from '@memberkit/contract/labels/fr-CA'
import { AccountIdentifierType } from '@memberkit/contract/labels/identity/profiles/fr-CA'
import { personFrCA } from '@memberkit/parts/messages/fr-CA'
import { manageFrCA } from '../manage/fr-CA.ts'
import { tableFrCA } from '../table/fr-CA.ts'

// Loaded in one file: whoever sees the table acts on it.
export const tables = {
  'subscriptions.table': tableFrCA,
  'subscriptions.manage': manageFrCA,
  'parts.person': personFrCA,
  'labels.AccountIdentifierType': AccountIdentifierType,
  'labels.StateOrProvince': StateOrProvince,
  'labels.SubscriptionCancelReason': SubscriptionCancelReason,
  'labels.SubscriptionVendor': SubscriptionVendor,
}
