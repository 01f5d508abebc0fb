import { SubscriptionCancelReason } from '@memberkit/contract/labels/en-CA'
import { bulkEnCA } from './en-CA.ts'

// Loaded in one file, with the page.
export const tables = {
  'subscriptions.bulk': bulkEnCA,
  'labels.SubscriptionCancelReason': SubscriptionCancelReason,
}
