import { SubscriptionCancelReason } from '@memberkit/contract/labels/fr-CA'
import { flowsFrCA } from './fr-CA.ts'

export const tables = {
  'subscriptions.flows': flowsFrCA,
  'labels.SubscriptionCancelReason': SubscriptionCancelReason,
}
