import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { GroupStatus } from './groups.enums.ts'
import type * as calls from './groups.ts'

const alive: readonly GroupStatus[] = ['PENDING', 'ACTIVE']
const edit = { from: alive } as const

/**
 * "Allowed from-to rules are not shown" (partners and service delivery, section 4). Default: a group can change until
 * it is cancelled; then it can only be reopened (`pending`) or deleted.
 */
export const groupTransitions = assumedTransitions({
  create: { to: 'PENDING' },
  pending: { from: ['ACTIVE', 'CANCELLED'], to: 'PENDING' },
  activate: { from: ['PENDING'], to: 'ACTIVE' },
  cancel: { from: alive, to: 'CANCELLED' },
  updateName: edit,
  updateCountryIdentifier: edit,
  updateEffectiveAt: edit,
  updateOriginalDateOfCreation: edit,
  updateNumberOfEmployees: edit,
  updateIsNational: edit,
  updateFranchise: edit,
  updateServicing: edit,
  updatePayType: edit,
  updateIndustryType: edit,
  addAssociate: edit,
  removeAssociate: edit,
  addAssociateRole: edit,
  removeAssociateRole: edit,
  addAuthorizedIdentity: edit,
  removeAuthorizedIdentity: edit,
  updateAuthorizedIdentityDivisions: edit,
  addOfferId: edit,
  removeOfferId: edit,
  addAmendment: edit,
  removeAmendment: edit,
  updateCommission: edit,
  addContactInfo: edit,
  removeContactInfo: edit,
  addAddress: edit,
  removeAddress: edit,
  updateEnrollmentConfig: edit,
  addPayPeriod: edit,
  removePayPeriod: edit,
  addRestrictedPeriod: edit,
  removeRestrictedPeriod: edit,
  addSpecificRestrictedEffectiveDate: edit,
  removeSpecificRestrictedEffectiveDate: edit,
  addOngoingRestrictedEffectiveDate: edit,
  removeOngoingRestrictedEffectiveDate: edit,
  updateCommunicationPreferences: edit,
  updateBroker: edit,
  updateLastInvoiceDate: edit,
  updateLastProductionDate: edit,
  updateBillingDeliveryPreference: edit,
  updateParticipationEngagementNote: edit,
  clearParticipationEngagementNote: edit,
  updateOpenEnrollmentInfo: edit,
  updateGemLevel: edit,
  addAuthorizedIdentities: edit,
  addAssociates: edit,
  addOffers: edit,
} satisfies TransitionsOf<GroupStatus, typeof calls>)
