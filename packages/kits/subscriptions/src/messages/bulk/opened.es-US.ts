import { SubscriptionCancelReason } from '@memberkit/contract/labels/es-US'
import { bulkEsUS } from './es-US.ts'

// Loaded in one file, with the page.
export const tables = {
  'subscriptions.bulk': bulkEsUS,
  'labels.SubscriptionCancelReason': SubscriptionCancelReason,
}
