import { oneOf, type Out } from '../wire.ts'

// Source of both lists: identity and communication, section 3, "Launch", value for value and in its order.

/** The actions of the launch journal. */
export const LaunchAction = oneOf('CREATE', 'DELETE', 'CHANGE_OWNER', 'CHANGE_BUSINESS', 'CHANGE_ENTITLEMENT')
export type LaunchAction = Out<typeof LaunchAction>

export const LaunchStatus = oneOf('CREATED', 'ACTIVE', 'DELETED')
export type LaunchStatus = Out<typeof LaunchStatus>
