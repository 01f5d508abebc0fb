import {
  StateOrProvince,
  SubscriptionAction,
  SubscriptionCancelReason,
  SubscriptionVendor,
} from '@memberkit/contract/labels/fr-CA'
import { detailFrCA } from '../detail/fr-CA.ts'

// Loaded in one file, with the page of a plan.
export const detailTables = {
  'subscriptions.detail': detailFrCA,
  'labels.StateOrProvince': StateOrProvince,
  'labels.SubscriptionAction': SubscriptionAction,
  'labels.SubscriptionCancelReason': SubscriptionCancelReason,
  'labels.SubscriptionVendor': SubscriptionVendor,
}
