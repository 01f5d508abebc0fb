'use client'
import type { Input, Operation } from '@memberkit/contract'
import { useMemberkit } from '@memberkit/foundation'
import { type EntityAction, useEntityAction } from '@memberkit/foundation/entity-actions/dialog'
import { useEmit } from '@memberkit/foundation/events'
import type { SubscriptionsEventTable } from '../events.ts'
import type { Subscription } from '../shared/received.ts'
import { rowOf } from '../shared/row.rules.ts'
import type { Transitions } from '../shared/subscription-actions.ts'
import { changeCalls, type ChangeName } from './change-calls.ts'
import { changesBetween } from './changes.rules.ts'
import { whyUnavailable, type Why } from './unavailable.rules.ts'

type Calls = typeof changeCalls.calls

export interface ChangeSetup<Name extends ChangeName> {
  subscription: Subscription
  transitions?: Transitions
  successMessage: (after: Subscription, input: Input<Calls[Name]['operation']>) => string
  /** Called once the change has been made. */
  onDone: () => void
}

/** One change, and whether it is possible. */
export interface Change<O extends Operation, Read extends Operation> extends EntityAction<Subscription, O, Read> {
  /** Why it isn't possible, as the subscription is now. */
  why?: Why
}

/** One change of a subscription, sent at most once, based on the version on screen. */
export function useChange<Name extends ChangeName>(
  name: Name,
  setup: ChangeSetup<Name>,
): Change<Calls[Name]['operation'], (typeof changeCalls)['read']> {
  const { subscription, transitions, successMessage, onDone } = setup
  const emit = useEmit<SubscriptionsEventTable>()
  const { realm, can } = useMemberkit()
  const change = useEntityAction(changeCalls, name, {
    address: { identityId: subscription.identityId, subscriptionId: subscription.id },
    entity: subscription,
    transitions,
    isChanged: (before, after) => changesBetween(before, after).length > 0,
    successMessage: successMessage as never,
    onDone: ({ id, status }) =>
      emit('subscriptions.plan.changed', { subscriptionId: id, action: name, status: status ?? '' }),
    onClose: onDone,
  })
  // A permission refused meanwhile is the answer's to say: what was chosen stays beside it.
  const now = rowOf(change.entity, { entitlements: undefined, realm, can, isDenied: () => false, transitions })
  return { ...change, why: whyUnavailable(now, [name], realm) }
}
