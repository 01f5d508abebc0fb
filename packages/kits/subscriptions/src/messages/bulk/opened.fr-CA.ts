import { SubscriptionCancelReason } from '@memberkit/contract/labels/fr-CA'
import { bulkFrCA } from './fr-CA.ts'

// Loaded in one file, with the page.
export const tables = {
  'subscriptions.bulk': bulkFrCA,
  'labels.SubscriptionCancelReason': SubscriptionCancelReason,
}
