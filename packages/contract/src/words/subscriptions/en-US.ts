import type * as subscriptions from '../../commerce/subscriptions.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Subscription: { one: 'Subscription', many: 'Subscriptions', about: 'A plan that renews until canceled' },
  SubscriptionDiscount: { one: 'Discount', many: 'Discounts', about: 'A discount on a subscription' },
  SubscriptionDeletability: {
    one: 'Deletion check',
    many: 'Deletion checks',
    about: 'Whether a subscription can be deleted',
  },
  CatchUpInstalment: { one: 'Installment', many: 'Installments' },
  ScheduledCancellation: { one: 'Scheduled cancellation', many: 'Scheduled cancellations' },
  SubscriptionFriendlyId: { one: 'Member number', many: 'Member numbers' },
  SubscriptionItem: { one: 'Item', many: 'Items' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Subscription,
  about: 'What members are billed for, how often and until when',
} as const satisfies Name

export const fields = {
  'SubscriptionDiscount.label': 'Name on invoices',
  'NewSubscriptionDiscount.label': 'Name on invoices',
  billCycleDay: 'Billing day',
  billingDivision: 'Billing division',
  instalments: 'Installments',
  doNotReinstate: 'Do not reinstate',
  idempotentKey: 'Idempotency key',
  percentage: 'Discount',
  retryOn: 'Payment retries',
  cancelledOn: 'Canceled on',
  scheduledCancellation: 'Scheduled cancellation',
  catchUp: 'Catch-up plan',
  canBeDeleted: 'Can be deleted',
  vendorSubscriptionId: 'Subscription ID in the billing system',
  'CatchUpInstalment.dueOn': 'Due on',
} as const satisfies FieldWords

export const hints = {
  percentage: 'In percent, such as 10',
  billCycleDay: 'Day of the month',
  idempotentKey: 'Keeps the same request from being done twice',
  retryOn: 'Days on which a failed payment is tried again',
  doNotReinstate: 'The member can’t come back without approval',
  billingDivision: 'The employer’s department that is billed',
} as const satisfies FieldWords

export const actions = {
  activateSubscription: 'Activate subscription',
  advanceSubscriptionNextBillOn: 'Skip next bill',
  canSubscriptionBeDeleted: 'Check whether it can be deleted',
  cancelGroupSubscription: 'Cancel a group member’s subscription',
  cancelSubscription: 'Cancel subscription',
  catchUpSubscription: 'Set up catch-up plan',
  changeSubscriptionOwner: 'Change owner',
  createSubscription: 'Create subscription',
  createSubscriptionDiscountRecord: 'Add discount',
  deleteSubscription: 'Delete subscription',
  getSubscription: 'View subscription',
  listOutstandingInvoices: 'View unpaid invoices',
  listSubscriptionDiscountRecords: 'View discounts',
  listSubscriptions: 'View subscriptions',
  pendingCancelGroupSubscription: 'Cancel a group member’s subscription when the paid period ends',
  pendingCancelSubscription: 'Cancel at the end of the paid period',
  preCancelSubscription: 'Pre-cancel subscription',
  reassignSubscription: 'Reassign to another owner',
  removeGroupPendingCancel: 'Keep subscription',
  removeGroupScheduledCancellation: 'Withdraw scheduled cancellation',
  removeSubscriptionPaymentMethod: 'Remove payment method',
  scheduleGroupSubscriptionCancellation: 'Schedule cancellation',
  suspendSubscription: 'Suspend subscription',
  updateBillCycleDay: 'Change billing day',
  updateBillingDivision: 'Change billing division',
  updateBillingFrequency: 'Change billing frequency',
  updateDoNotReinstate: 'Change “Do not reinstate”',
  updateRetrySchedule: 'Reschedule payment retries',
  updateSubscriptionArea: 'Change state or province',
  updateSubscriptionIdempotentKey: 'Change idempotency key',
  updateSubscriptionNextBillOn: 'Change next bill date',
  updateSubscriptionOffer: 'Change offer',
  updateSubscriptionPaidToDate: 'Change paid-through date',
  updateSubscriptionPaymentMethod: 'Change payment method',
  updateSubscriptionPostalCode: 'Change ZIP or postal code',
  updateSubscriptionSource: 'Change source',
  updateSubscriptionStartedOn: 'Change start date',
  updateSubscriptionVendor: 'Change billing system',
} as const satisfies ActionWords<typeof subscriptions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateSubscription: 'Subscription activated',
  advanceSubscriptionNextBillOn: 'Next bill skipped',
  cancelGroupSubscription: 'Subscription canceled',
  cancelSubscription: 'Subscription canceled',
  catchUpSubscription: 'Catch-up plan set up',
  changeSubscriptionOwner: 'Owner changed',
  createSubscription: 'Subscription created',
  createSubscriptionDiscountRecord: 'Discount added',
  deleteSubscription: 'Subscription deleted',
  pendingCancelGroupSubscription: 'Cancellation planned',
  pendingCancelSubscription: 'Cancellation planned',
  preCancelSubscription: 'Subscription pre-canceled',
  reassignSubscription: 'Reassigned to another owner',
  removeGroupPendingCancel: 'Planned cancellation withdrawn',
  removeGroupScheduledCancellation: 'Scheduled cancellation withdrawn',
  removeSubscriptionPaymentMethod: 'Payment method removed',
  scheduleGroupSubscriptionCancellation: 'Cancellation scheduled',
  suspendSubscription: 'Subscription suspended',
  updateBillCycleDay: 'Billing day changed',
  updateBillingDivision: 'Billing division changed',
  updateBillingFrequency: 'Billing frequency changed',
  updateDoNotReinstate: '“Do not reinstate” changed',
  updateRetrySchedule: 'Payment retries rescheduled',
  updateSubscriptionArea: 'State or province changed',
  updateSubscriptionIdempotentKey: 'Idempotency key changed',
  updateSubscriptionNextBillOn: 'Next bill date changed',
  updateSubscriptionOffer: 'Offer changed',
  updateSubscriptionPaidToDate: 'Paid-through date changed',
  updateSubscriptionPaymentMethod: 'Payment method changed',
  updateSubscriptionPostalCode: 'ZIP or postal code changed',
  updateSubscriptionSource: 'Source changed',
  updateSubscriptionStartedOn: 'Start date changed',
  updateSubscriptionVendor: 'Billing system changed',
} as const satisfies ActionWords<typeof subscriptions>

export { SubscriptionAction as journal } from '../../labels/commerce/subscriptions.en-US.ts'
