import {
  StateOrProvince,
  SubscriptionAction,
  SubscriptionCancelReason,
  SubscriptionVendor,
} from '@memberkit/contract/labels/es-US'
import { detailEsUS } from '../detail/es-US.ts'

// Loaded in one file, with the page of a plan.
export const detailTables = {
  'subscriptions.detail': detailEsUS,
  'labels.StateOrProvince': StateOrProvince,
  'labels.SubscriptionAction': SubscriptionAction,
  'labels.SubscriptionCancelReason': SubscriptionCancelReason,
  'labels.SubscriptionVendor': SubscriptionVendor,
}
