import type { SubscriptionAction } from '@memberkit/contract/commerce/subscriptions'

/** The kinds of actions in the journal, in the order to offer them. */
export const journalKinds = ['money', 'dates', 'status', 'ownership', 'technical'] as const
export type JournalKind = (typeof journalKinds)[number]

/** Exhaustive by type: a new action fails the build here. */
export const kindOfAction: Record<SubscriptionAction, JournalKind> = {
  CREATED: 'status',
  DELETED: 'status',
  STATUS_CHANGED: 'status',
  DO_NOT_REINSTATE_UPDATED: 'status',
  UPDATE_OFFERS: 'money',
  PAYMENT_UPDATED: 'money',
  BILLING_ADVANCED: 'money',
  RETRY_SCHEDULE_UPDATED: 'money',
  STARTED_ON_UPDATED: 'dates',
  NEXT_BILL_ON_UPDATED: 'dates',
  PAID_TO_DATE_UPDATED: 'dates',
  BILLING_FREQUENCY_UPDATED: 'dates',
  BILL_CYCLE_DAY_UPDATED: 'dates',
  CHANGE_OWNER: 'ownership',
  REASSIGN_OWNER: 'ownership',
  UPDATED: 'technical',
  VENDOR_UPDATED: 'technical',
  FRIENDLYID_UPDATED: 'technical',
  ADMINISTRATIVE_AREA_UPDATED: 'technical',
  POSTAL_CODE_UPDATED: 'technical',
  SOURCE_UPDATED: 'technical',
  BILLING_DIVISION_UPDATED: 'technical',
  MEMBER_MIGRATION_UPDATE: 'technical',
}

/** An action that nobody knew yet is technical. */
export const journalKindOf = (action: string): JournalKind =>
  Object.hasOwn(kindOfAction, action) ? kindOfAction[action as SubscriptionAction] : 'technical'
