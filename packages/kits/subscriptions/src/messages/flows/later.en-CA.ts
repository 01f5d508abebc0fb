import { SubscriptionCancelReason } from '@memberkit/contract/labels/en-CA'
import { flowsEnCA } from './en-CA.ts'

export const tables = {
  'subscriptions.flows': flowsEnCA,
  'labels.SubscriptionCancelReason': SubscriptionCancelReason,
}
