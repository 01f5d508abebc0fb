import {
  StateOrProvince,
  SubscriptionAction,
  SubscriptionCancelReason,
  SubscriptionVendor,
} from '@memberkit/contract/labels/en-US'
import { detailEnUS } from '../detail/en-US.ts'

// Loaded in one file, with the page of a plan.
export const detailTables = {
  'subscriptions.detail': detailEnUS,
  'labels.StateOrProvince': StateOrProvince,
  'labels.SubscriptionAction': SubscriptionAction,
  'labels.SubscriptionCancelReason': SubscriptionCancelReason,
  'labels.SubscriptionVendor': SubscriptionVendor,
}
