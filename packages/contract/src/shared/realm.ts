import { oneOf, type Out } from '../wire.ts'

/** Source: commerce, section 6, "Realms: User (member), Machine, Internal, Partner, GroupAdmin (group administrator)". */
export const Realm = oneOf('User', 'Machine', 'Internal', 'Partner', 'GroupAdmin')
export type Realm = Out<typeof Realm>

/** Realms of an identity's own operations: group administrators only have group-scoped ones. Assumed. */
export const ownerRealms: readonly Realm[] = ['User', 'Machine', 'Internal', 'Partner']

/** Realms of the group-scoped operations. Assumed. */
export const groupRealms: readonly Realm[] = ['GroupAdmin', 'Machine', 'Internal']

/** Realms of the operations of the sales network and of law firms. Assumed. */
export const partnerRealms: readonly Realm[] = ['Partner', 'Machine', 'Internal']
