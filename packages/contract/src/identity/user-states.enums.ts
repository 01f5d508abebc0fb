import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "User state", value for value and in its order.

/** What someone made of an offer or a hint they were shown. */
export const Impression = oneOf('INTERESTED', 'NOT_INTERESTED', 'SKIPPED', 'SEEN', 'MAYBE_LATER')
export type Impression = Out<typeof Impression>

export const UserStateStatus = oneOf('ACTIVE', 'CANCELED', 'DELETED')
export type UserStateStatus = Out<typeof UserStateStatus>
