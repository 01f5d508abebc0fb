import type { Realm } from '@memberkit/contract'
import { SubscriptionCancelReason } from '@memberkit/contract/commerce/subscriptions'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import type { Subscription } from '../shared/received.ts'
import { groupOf, isEndPlanned, standingOf } from '../shared/standing.rules.ts'
import type { AllowedAction } from '../shared/subscription-actions.ts'
import { subscriptionName } from '../shared/subscription-name.ts'

/** When a cancellation takes effect: with the end of what is paid, or as soon as it arrives. */
export type Timing = 'end' | 'now'

export const callOf = { end: 'pendingCancel', now: 'cancel' } as const satisfies Record<Timing, string>

/** The reason that a call without a body means. */
const ownRequest: SubscriptionCancelReason = 'MEMBER_REQUESTED_CANCEL'

/** Returns the reasons that a realm may send; owners have one only. */
export const reasonsOf = (realm: Realm): readonly SubscriptionCancelReason[] =>
  realm === 'Internal' ? SubscriptionCancelReason.options : [ownRequest]

/** Returns the reason to send: the given one, or the owner's request where the realm may not send it. */
export const reasonToSend = (realm: Realm, reason: SubscriptionCancelReason = ownRequest): SubscriptionCancelReason =>
  reasonsOf(realm).includes(reason) ? reason : ownRequest

/**
 * Returns the possible timings, the one that takes less from the owner first. The call that waits for the end of the paid
 * period has no body: it stands for the owner's request only.
 */
export function timingsOf(actions: readonly AllowedAction[], reason: SubscriptionCancelReason): Timing[] {
  const all: readonly Timing[] = reason === ownRequest ? ['end', 'now'] : ['now']
  return all.filter((timing) => isAllowed(actions, callOf[timing]))
}

/** Returns the last paid day, a local date; `undefined` once it has passed, as nobody then knows the day of the end. */
export const lastPaidDay = ({ paidToDate }: Subscription, today: string): string | undefined =>
  paidToDate !== undefined && paidToDate >= today ? paidToDate : undefined

/** Whether it has ended, or its end is planned. */
export const isEndSet = (one: Subscription): boolean => standingOf(one) === 'cancelled' || isEndPlanned(one)

export const supplementsOf = ({ items }: Subscription): string[] =>
  items.filter(({ type }) => type === 'SUPPLEMENT').map(({ label }) => label)

/** Returns the names of the owner's other subscriptions that go on. */
export const othersOf = (all: readonly Subscription[], id: string): string[] =>
  all.filter((one) => one.id !== id && groupOf(standingOf(one)) === 'current').map(subscriptionName)
