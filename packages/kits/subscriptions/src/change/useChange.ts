'use client'
import { useEntityAction } from '@memberkit/foundation/entity-actions/dialog'
import { useEmit } from '@memberkit/foundation/events'
import type { Input } from '@memberkit/contract'
import type { SubscriptionsEventTable } from '../events.ts'
import type { Subscription } from '../shared/received.ts'
import type { Transitions } from '../shared/subscription-actions.ts'
import { changeCalls, type ChangeName } from './change-calls.ts'
import { changesBetween } from './changes.rules.ts'

type Calls = typeof changeCalls.calls

export interface ChangeSetup<Name extends ChangeName> {
  subscription: Subscription
  transitions?: Transitions
  successMessage: (after: Subscription, input: Input<Calls[Name]['operation']>) => string
  /** Called once the change has been made. */
  onDone: () => void
}

/** One change of a subscription, sent at most once, based on the version on screen. */
export function useChange<Name extends ChangeName>(name: Name, setup: ChangeSetup<Name>) {
  const { subscription, transitions, successMessage, onDone } = setup
  const emit = useEmit<SubscriptionsEventTable>()
  return useEntityAction(changeCalls, name, {
    address: { identityId: subscription.identityId, subscriptionId: subscription.id },
    entity: subscription,
    transitions,
    isChanged: (before, after) => changesBetween(before, after).length > 0,
    successMessage: successMessage as never,
    onDone: ({ id, status }) =>
      emit('subscriptions.plan.changed', { subscriptionId: id, action: name, status: status ?? '' }),
    onClose: onDone,
  })
}
