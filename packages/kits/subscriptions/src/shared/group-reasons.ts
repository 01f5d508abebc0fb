import type { SubscriptionCancelReason } from '@memberkit/contract/commerce/subscriptions'

/** Why the plan of a group's member ends; the other reasons are for staff. */
export const groupReasons = [
  'NO_LONGER_EMPLOYED',
  'LEAVE_OF_ABSENCE',
  'MEMBER_REQUESTED_CANCEL',
  'DECEASED',
] as const satisfies readonly SubscriptionCancelReason[]

export type GroupReason = (typeof groupReasons)[number]

export const isGroupReason = (text: string): text is GroupReason => groupReasons.some((reason) => reason === text)
