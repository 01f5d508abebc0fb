import type { SubscriptionCancelReason } from '@memberkit/contract/commerce/subscriptions'

/** Which reasons a group's calls take. Exhaustive by type: a new reason fails the build here. */
const isOfGroup: Record<SubscriptionCancelReason, boolean> = {
  NO_LONGER_EMPLOYED: true,
  LEAVE_OF_ABSENCE: true,
  MEMBER_REQUESTED_CANCEL: true,
  DECEASED: true,
  REINSTATE: false,
  UNPROCESSED: false,
}

export const groupReasons = (Object.keys(isOfGroup) as SubscriptionCancelReason[]).filter((one) => isOfGroup[one])
