import { isPossibleIn } from '@memberkit/contract'
import { SubscriptionStatus } from '@memberkit/contract/commerce/subscriptions'
import { transitionOf } from '@memberkit/foundation/entity-actions'
import { newKitActions, type NewKitActionName } from '../actions/new-kit-actions.ts'

/** Returns the title of the scenario's row in a status that allows the action: it has one in each. */
export function rowFor(name: NewKitActionName): string {
  const status = SubscriptionStatus.options.find((one) => isPossibleIn(transitionOf(newKitActions, name), one))
  return `Sample ${status}`
}
