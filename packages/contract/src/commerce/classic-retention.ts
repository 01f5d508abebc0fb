import { at, get, post } from '../operation.ts'
import { ClassicApplication } from '../shared/classic.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { list, text } from '../wire.ts'
import { ClassicMembership } from './classic-memberships.entities.ts'
import { GroupMemberPort, NewMemberDiscount, RetainedMemberQuery } from './classic-retention.bodies.ts'
import { MemberDiscount, ReinstatementRecord } from './classic-retention.entities.ts'

// Source: commerce, section 7, "Classic membership administration", retention. The operations have no address there.
// Only the reads of a member are marked with a query, so an associate's ID is assumed to be in the path. Assumed to be
// for staff.

const staff = { access: 'internal', assumes: ['path', 'access'] } as const
const retention = at('classic-retention', '/v1/classic/retention', staff)
const associate = at('classic-retention', '/v1/classic/retention/associate/{associateId}', staff)
const member = at('classic-retention', '/v1/classic/retention/member', staff)
const membership = at('classic-retention', '/v1/classic/retention/member/{membershipId}', staff)

export const getReinstatedAssociate = get(associate, 'reinstated', { returns: ReinstatementRecord })
export const getReinstatedAssociateApplication = get(associate, 'application', { returns: ClassicApplication })
export const getReinstatedMember = get(member, 'reinstated', {
  query: RetainedMemberQuery,
  returns: ReinstatementRecord,
})
export const getReinstatedMemberApplication = get(member, 'application', {
  query: RetainedMemberQuery,
  returns: ClassicApplication,
})
export const portGroupMember = post(retention, 'portGroupMember', {
  body: GroupMemberPort,
  returns: ClassicMembership,
})
export const listMemberDiscounts = get(membership, 'getDiscountRecords', { returns: list(MemberDiscount) })
export const createMemberDiscount = post(membership, 'createDiscountRecord', {
  body: NewMemberDiscount,
  returns: MemberDiscount,
})

export const retentionJournal = journal('classic-retention', '/v1/classic/retention', text, staff)
export const retentionMaxClock = maxClock('classic-retention', '/v1/classic/retention')

export { GroupMemberPort, MemberDiscount, NewMemberDiscount, ReinstatementRecord, RetainedMemberQuery }
