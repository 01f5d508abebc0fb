import type { Received } from '@memberkit/contract'
import type * as service from '@memberkit/contract/commerce/subscriptions'

// What arrives: enumerations stay open, because a value nobody knew yet must render.
export type Subscription = Received<service.Subscription>

// <<address
/** The path parameters of the list. */
export const listAddress = (identityId: string) => ({ identityId })
/** The path parameters of one of it. */
export const entityAddress = (identityId: string, id: string) => ({ identityId, subscriptionId: id })
// address>>

// <<title
/** What a row is called. */
export const titleOf = (one: Subscription): string => one.label
// title>>
