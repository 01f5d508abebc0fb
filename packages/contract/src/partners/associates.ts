import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange } from '../shared/owner.ts'
import { partnerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import {
  AssociateAddressQuery,
  AssociateEffectiveDateChange,
  AssociateEntitlementChange,
  AssociateLedgerChange,
  AssociateLevelChange,
  AssociateStatusChange,
  BrokerQualifiedChange,
  CommissionPaymentStatusChange,
  CompensationPlanChange,
  ContentTeamChange,
  NetworkChange,
  NewAssociate,
  NewAssociateAddress,
  NewSubAgent,
  NewTaxId,
  PlacementStatusChange,
  SubAgentRemoval,
  TaxIdRemoval,
} from './associates.bodies.ts'
import { Associate, CommissionPreferences } from './associates.entities.ts'
import { AssociateAction } from './associates.enums.ts'

// Source: partners and service delivery, section 7, "Associates".

const network = { realms: partnerRealms, assumes: ['realms'] } as const

const agreement = at('associates', '/v1/identities/{identityId}/associateAgreements/{agreementId}', network)

export const addAssociateAddress = post(agreement, 'addAddress', { body: NewAssociateAddress, returns: Associate })
export const updateAssociateAddress = post(agreement, 'updateAddress', {
  query: AssociateAddressQuery,
  body: NewAssociateAddress,
  returns: Associate,
})
export const changeAssociateExecutiveDirector = post(agreement, 'changeExecutiveDirector', {
  body: NetworkChange,
  returns: Associate,
})
export const changeAssociateSeniorDirector = post(agreement, 'changeSeniorDirector', {
  body: NetworkChange,
  returns: Associate,
})
export const changeAssociateEntitlement = post(agreement, 'changeEntitlement', {
  body: AssociateEntitlementChange,
  returns: Associate,
})
export const changeAssociatePlacementStatus = post(agreement, 'changePlacementStatus', {
  body: PlacementStatusChange,
  returns: Associate,
})
export const changeAssociateBrokerQualified = post(agreement, 'changeBrokerQualified', {
  body: BrokerQualifiedChange,
  returns: Associate,
})
/** Changes the owner. A body is not mentioned; assumed to be that of every other `changeOwner`. */
export const changeAssociateOwner = post(
  at('associates', '/v1/associateAgreements/{agreementId}', network),
  'changeOwner',
  { body: OwnerChange, returns: Associate },
)

const associates = at('associates', '/v1/identities/{identityId}/associates', network)
const associate = at('associates', '/v1/identities/{identityId}/associates/{associateId}', network)
const anyAssociate = at('associates', '/v1/associates/{associateId}', network)

export const getAssociate = get(associate, '', { returns: Associate })
/** Returns an associate without knowing its identity. */
export const findAssociate = get(anyAssociate, '', { returns: Associate })
export const deleteAssociate = del(anyAssociate, '')
export const listAssociates = get(associates, '', { returns: list(Associate) })
export const createAssociate = post(associates, '', { body: NewAssociate, returns: Associate })

export const changeAssociateCompensationPlan = post(associate, 'changeCompensationPlan', {
  body: CompensationPlanChange,
  returns: Associate,
})
export const changeAssociateEffectiveDate = post(associate, 'changeEffectiveDate', {
  body: AssociateEffectiveDateChange,
  returns: Associate,
})
export const changeAssociateStatus = post(associate, 'changeStatus', {
  body: AssociateStatusChange,
  returns: Associate,
})
export const changeAssociateLevel = post(associate, 'changeLevel', { body: AssociateLevelChange, returns: Associate })
export const changeAssociateUpline = post(associate, 'changeUpline', { body: NetworkChange, returns: Associate })
export const changeAssociateSponsor = post(associate, 'changeSponsor', { body: NetworkChange, returns: Associate })
export const changeAssociateLedger = post(associate, 'changeLedger', {
  body: AssociateLedgerChange,
  returns: Associate,
})
export const changeAssociateCommissionPaymentStatus = post(associate, 'changeCommissionPaymentStatus', {
  body: CommissionPaymentStatusChange,
  returns: Associate,
})
export const changeAssociateCommissionPreferences = post(associate, 'changeCommissionPreferences', {
  body: CommissionPreferences,
  returns: Associate,
})

export const addAssociateSubAgent = post(associate, 'subAgents', { body: NewSubAgent, returns: Associate })
export const removeAssociateSubAgent = del(associate, 'subAgents', { body: SubAgentRemoval, returns: Associate })
export const addAssociateTaxId = post(associate, 'taxIds', { body: NewTaxId, returns: Associate })
export const removeAssociateTaxId = del(associate, 'taxIds', { body: TaxIdRemoval, returns: Associate })

export const updateAssociateContentTeam = post(anyAssociate, 'updateContentTeam', {
  body: ContentTeamChange,
  returns: Associate,
})

export const associateJournal = journal('associates', '/v1/associates', AssociateAction)
export const associateMaxClock = maxClock('associates', '/v1/associates', { assumes: ['access'] })

export {
  AssociateAddressQuery,
  AssociateEffectiveDateChange,
  AssociateEntitlementChange,
  AssociateLedgerChange,
  AssociateLevelChange,
  AssociateStatusChange,
  BrokerQualifiedChange,
  CommissionPaymentStatusChange,
  CompensationPlanChange,
  ContentTeamChange,
  NetworkChange,
  NewAssociate,
  NewAssociateAddress,
  NewSubAgent,
  NewTaxId,
  PlacementStatusChange,
  SubAgentRemoval,
  TaxIdRemoval,
} from './associates.bodies.ts'
export {
  Associate,
  AssociateAddress,
  AssociateBalance,
  AssociateEntitlement,
  AssociateLedger,
  AssociateTaxId,
  CommissionPreferences,
  NetworkPlace,
  SubAgent,
} from './associates.entities.ts'
export {
  AssociateAction,
  AssociateAddressType,
  AssociateBalanceType,
  AssociatePaymentMethod,
  AssociatePlacementStatus,
  AssociateStatus,
  CommissionPaymentFrequency,
  CommissionPaymentStatus,
} from './associates.enums.ts'
export { associateTransitions } from './associates.transitions.ts'
