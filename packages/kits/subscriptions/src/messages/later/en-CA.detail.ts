import {
  StateOrProvince,
  SubscriptionAction,
  SubscriptionCancelReason,
  SubscriptionVendor,
} from '@memberkit/contract/labels/en-CA'
import { detailEnCA } from '../detail/en-CA.ts'

// Loaded in one file, with the page of a plan.
export const detailTables = {
  'subscriptions.detail': detailEnCA,
  'labels.StateOrProvince': StateOrProvince,
  'labels.SubscriptionAction': SubscriptionAction,
  'labels.SubscriptionCancelReason': SubscriptionCancelReason,
  'labels.SubscriptionVendor': SubscriptionVendor,
}
