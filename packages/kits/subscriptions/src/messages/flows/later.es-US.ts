import { SubscriptionCancelReason } from '@memberkit/contract/labels/es-US'
import { flowsEsUS } from './es-US.ts'

export const tables = {
  'subscriptions.flows': flowsEsUS,
  'labels.SubscriptionCancelReason': SubscriptionCancelReason,
}
