import { SubscriptionCancelReason } from '@memberkit/contract/labels/en-US'
import { bulkEnUS } from './en-US.ts'

// Loaded in one file, with the page.
export const tables = {
  'subscriptions.bulk': bulkEnUS,
  'labels.SubscriptionCancelReason': SubscriptionCancelReason,
}
