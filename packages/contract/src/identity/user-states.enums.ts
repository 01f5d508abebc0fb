import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "User state", value for value and in its order.

/** A user's reaction to a displayed offer or hint. */
export const Impression = oneOf('INTERESTED', 'NOT_INTERESTED', 'SKIPPED', 'SEEN', 'MAYBE_LATER')
export type Impression = Out<typeof Impression>

export const UserStateStatus = oneOf('ACTIVE', 'CANCELED', 'DELETED')
export type UserStateStatus = Out<typeof UserStateStatus>
