import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { list, text } from '../wire.ts'
import { DivertBillingInvoice, SitusStateContractQuery } from './classic-groups.bodies.ts'
import {
  ClassicGroup,
  ClassicCommission,
  ClassicCommissionData,
  SitusStateContract,
} from './classic-groups.entities.ts'

// Source: commerce, section 7, "Classic membership administration", groups. The operations have no address there:
// assumed to be below the entity they concern, for staff.

const staff = { access: 'internal', assumes: ['path', 'access'] } as const
const groups = at('classic-groups', '/v1/classic/groups', staff)
const group = at('classic-groups', '/v1/classic/groups/{groupId}', staff)

export const getClassicGroup = get(group, '', { returns: ClassicGroup })
export const updateDivertBillingInvoice = post(group, 'updateDivertBillingInvoice', {
  body: DivertBillingInvoice,
  returns: ClassicGroup,
})
export const getClassicCommissionData = get(group, 'commissionData', { returns: ClassicCommissionData })
export const getClassicCommissionDataOfAssociate = get(group, 'commissionData/{associateId}', {
  returns: ClassicCommissionData,
})
export const listSitusStateContracts = get(groups, 'situsStateContracts', {
  query: SitusStateContractQuery,
  returns: list(SitusStateContract),
})

export const classicGroupJournal = journal('classic-groups', '/v1/classic/groups', text, staff)
export const classicGroupMaxClock = maxClock('classic-groups', '/v1/classic/groups')

export {
  ClassicCommission,
  ClassicCommissionData,
  ClassicGroup,
  DivertBillingInvoice,
  SitusStateContract,
  SitusStateContractQuery,
}
