import type { Received } from '@memberkit/contract'
import type * as service from '@memberkit/contract/commerce/subscriptions'

// As received: enumerations stay open, so that a value added later still renders.
export type Subscription = Received<service.Subscription>

// <<address
/** Returns the path parameters of the list. */
export const listAddress = (identityId: string) => ({ identityId })
/** Returns the path parameters of one entry. */
export const entityAddress = (identityId: string, id: string) => ({ identityId, subscriptionId: id })
// address>>

// <<title
/** Returns the title of a row. */
export const titleOf = (one: Subscription): string => one.label
// title>>
