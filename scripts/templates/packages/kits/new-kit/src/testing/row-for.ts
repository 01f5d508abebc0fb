import { isPossibleIn } from '@memberkit/contract'
import { SubscriptionStatus } from '@memberkit/contract/commerce/subscriptions'
import { transitionOf } from '@memberkit/foundation/entity-actions'
import { newKitActions, type NewKitActionName } from '../actions/new-kit-actions.ts'

/** What the scenario calls the row in a status that allows an action: it has one in each. */
export function rowFor(name: NewKitActionName): string {
  const status = SubscriptionStatus.options.find((one) => isPossibleIn(transitionOf(newKitActions, name), one))
  return `Sample ${status}`
}
