import { oneOf, type Out } from '../wire.ts'

/** Source: commerce, section 6, "Realms: User (member), Machine, Internal, Partner, GroupAdmin (group administrator)". */
export const Realm = oneOf('User', 'Machine', 'Internal', 'Partner', 'GroupAdmin')
export type Realm = Out<typeof Realm>

/** Group administrators have group-scoped calls only, so an identity's own calls are there for the others. Our reading. */
export const ownerRealms: readonly Realm[] = ['User', 'Machine', 'Internal', 'Partner']

/** Who the group-scoped calls are there for. Our reading. */
export const groupRealms: readonly Realm[] = ['GroupAdmin', 'Machine', 'Internal']

/** Who the calls of the sales network and of law firms are there for. Our reading. */
export const partnerRealms: readonly Realm[] = ['Partner', 'Machine', 'Internal']
