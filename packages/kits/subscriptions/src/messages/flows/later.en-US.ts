import { SubscriptionCancelReason } from '@memberkit/contract/labels/en-US'
import { flowsEnUS } from './en-US.ts'

export const tables = {
  'subscriptions.flows': flowsEnUS,
  'labels.SubscriptionCancelReason': SubscriptionCancelReason,
}
