import type * as subscriptions from '../../commerce/subscriptions.ts'
import type { Labels } from '../labels.ts'

export {
  SubscriptionCancelReason,
  SubscriptionFriendlyIdType,
  SubscriptionItemType,
  SubscriptionVendor,
} from './subscriptions.en-US.ts'

export const SubscriptionStatus = {
  ACTIVE: 'Active',
  CANCELLED: 'Cancelled',
  SUSPENDED: 'Suspended',
  PRECANCEL: 'Cancellation started',
  PENDING_CANCEL: 'Ends soon',
  CATCHING_UP: 'Catching up on payments',
} as const satisfies Labels<subscriptions.SubscriptionStatus>

export const SubscriptionAction = {
  CREATED: 'Subscription created',
  UPDATE_OFFERS: 'Plan changed',
  DELETED: 'Subscription deleted',
  UPDATED: 'Subscription updated',
  STATUS_CHANGED: 'Status changed',
  PAYMENT_UPDATED: 'Payment method changed',
  BILLING_ADVANCED: 'Next bill moved forward',
  VENDOR_UPDATED: 'Billing system changed',
  FRIENDLYID_UPDATED: 'Member number changed',
  CHANGE_OWNER: 'Owner changed',
  DO_NOT_REINSTATE_UPDATED: '“Do not reinstate” changed',
  RETRY_SCHEDULE_UPDATED: 'Payment retries rescheduled',
  ADMINISTRATIVE_AREA_UPDATED: 'Province or state changed',
  POSTAL_CODE_UPDATED: 'Postal or ZIP code changed',
  STARTED_ON_UPDATED: 'Start date changed',
  NEXT_BILL_ON_UPDATED: 'Next bill date changed',
  SOURCE_UPDATED: 'Source changed',
  BILLING_FREQUENCY_UPDATED: 'Billing frequency changed',
  BILL_CYCLE_DAY_UPDATED: 'Billing day changed',
  BILLING_DIVISION_UPDATED: 'Billing division changed',
  MEMBER_MIGRATION_UPDATE: 'Updated by migration',
  PAID_TO_DATE_UPDATED: 'Paid-to date changed',
  REASSIGN_OWNER: 'Reassigned to another owner',
} as const satisfies Labels<subscriptions.SubscriptionAction>
