import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { groupRealms } from '../shared/realm.ts'
import { list, record, text, unshown } from '../wire.ts'
import {
  GroupBillingDeliveryChange,
  GroupCancellation,
  GroupCountry,
  GroupCreation,
  GroupEffectiveDate,
  GroupFranchise,
  GroupGemLevel,
  GroupIndustry,
  GroupInvoiceDate,
  GroupName,
  GroupOffer,
  GroupPartRemoval,
  GroupParticipationNote,
  GroupParticipationNoteClearing,
  GroupPayTypeChange,
  GroupProductionDate,
  GroupQuery,
  GroupReach,
  GroupServicing,
  GroupSize,
  NewGroup,
  NewGroupAmendment,
} from './groups.bodies.ts'
import {
  NewGroupPayPeriod,
  NewOngoingRestrictedEffectiveDate,
  NewRestrictedPeriod,
  NewSpecificRestrictedEffectiveDate,
} from './groups.enrollment.bodies.ts'
import { GroupEnrollmentConfig, OpenEnrollmentInfo } from './groups.enrollment.entities.ts'
import { Group } from './groups.entities.ts'
import {
  AuthorizedIdentityDivisions,
  AuthorizedIdentityRemoval,
  GroupAssociateRemoval,
  GroupAssociateRoleChange,
  GroupMigration,
  MigratedAuthorizedIdentities,
  MigratedGroupAssociates,
  MigratedGroupOffers,
  NewAuthorizedIdentity,
  NewGroupAddress,
  NewGroupAssociate,
  NewGroupContactInfo,
} from './groups.people.bodies.ts'
import { GroupBroker, GroupCommission, GroupCommunicationPreferences } from './groups.people.entities.ts'

// Source: partners and service delivery, section 7, "Groups (v1)".

const own = { realms: groupRealms, assumes: ['realms'] } as const
const groups = at('groups', '/v1/groups', own)
const group = at('groups', '/v1/groups/{groupId}', own)
// A group's definition, sellers and commissions are assumed to be for staff.
const staff = { access: 'internal', assumes: ['access'] } as const
const standing = at('groups', '/v1/groups/{groupId}', staff)

export const listGroups = get(groups, '', { query: GroupQuery, returns: list(Group) })
export const createGroup = post(at('groups', '/v1/groups', staff), '', { body: NewGroup, returns: Group })
export const getGroup = get(group, '', { returns: Group })
export const deleteGroup = del(standing, '')

export const makeGroupPending = post(standing, 'pending', { returns: Group })
export const activateGroup = post(standing, 'activate', { returns: Group })
export const cancelGroup = post(standing, 'cancel', { body: GroupCancellation, returns: Group })

export const updateGroupName = post(group, 'updateName', { body: GroupName, returns: Group })
export const updateGroupCountryIdentifier = post(standing, 'updateCountryIdentifier', {
  body: GroupCountry,
  returns: Group,
})
export const updateGroupEffectiveAt = post(standing, 'updateEffectiveAt', { body: GroupEffectiveDate, returns: Group })
export const updateGroupOriginalDateOfCreation = post(standing, 'updateOriginalDateOfCreation', {
  body: GroupCreation,
  returns: Group,
})
export const updateGroupNumberOfEmployees = post(group, 'updateNumberOfEmployees', { body: GroupSize, returns: Group })
export const updateGroupIsNational = post(standing, 'updateIsNational', { body: GroupReach, returns: Group })
export const updateGroupFranchise = post(standing, 'updateFranchise', { body: GroupFranchise, returns: Group })
export const updateGroupServicing = post(standing, 'updateServicing', { body: GroupServicing, returns: Group })
export const updateGroupPayType = post(standing, 'updatePayType', { body: GroupPayTypeChange, returns: Group })
export const updateGroupIndustryType = post(group, 'updateIndustryType', { body: GroupIndustry, returns: Group })

export const addGroupAssociate = post(standing, 'addAssociate', { body: NewGroupAssociate, returns: Group })
export const removeGroupAssociate = post(standing, 'removeAssociate', { body: GroupAssociateRemoval, returns: Group })
export const addGroupAssociateRole = post(standing, 'addAssociateRole', {
  body: GroupAssociateRoleChange,
  returns: Group,
})
export const removeGroupAssociateRole = post(standing, 'removeAssociateRole', {
  body: GroupAssociateRoleChange,
  returns: Group,
})
export const addGroupAuthorizedIdentity = post(group, 'addAuthorizedIdentity', {
  body: NewAuthorizedIdentity,
  returns: Group,
})
export const removeGroupAuthorizedIdentity = post(group, 'removeAuthorizedIdentity', {
  body: AuthorizedIdentityRemoval,
  returns: Group,
})
export const updateGroupAuthorizedIdentityDivisions = post(group, 'updateAuthorizedIdentityDivisions', {
  body: AuthorizedIdentityDivisions,
  returns: Group,
})

export const addGroupOfferId = post(standing, 'addOfferId', { body: GroupOffer, returns: Group })
export const removeGroupOfferId = post(standing, 'removeOfferId', { body: GroupOffer, returns: Group })
export const addGroupAmendment = post(standing, 'addAmendment', { body: NewGroupAmendment, returns: Group })
export const removeGroupAmendment = post(standing, 'removeAmendment', { body: GroupPartRemoval, returns: Group })
export const updateGroupCommission = post(standing, 'updateCommission', { body: GroupCommission, returns: Group })

export const addGroupContactInfo = post(group, 'addContactInfo', { body: NewGroupContactInfo, returns: Group })
export const removeGroupContactInfo = post(group, 'removeContactInfo', { body: GroupPartRemoval, returns: Group })
export const addGroupAddress = post(group, 'addAddress', { body: NewGroupAddress, returns: Group })
export const removeGroupAddress = post(group, 'removeAddress', { body: GroupPartRemoval, returns: Group })

export const updateGroupEnrollmentConfig = post(group, 'updateEnrollmentConfig', {
  body: GroupEnrollmentConfig,
  returns: Group,
})
export const addGroupPayPeriod = post(group, 'addPayPeriod', { body: NewGroupPayPeriod, returns: Group })
export const removeGroupPayPeriod = post(group, 'removePayPeriod', { body: GroupPartRemoval, returns: Group })
export const addGroupRestrictedPeriod = post(group, 'addRestrictedPeriod', {
  body: NewRestrictedPeriod,
  returns: Group,
})
export const removeGroupRestrictedPeriod = post(group, 'removeRestrictedPeriod', {
  body: GroupPartRemoval,
  returns: Group,
})
export const addGroupSpecificRestrictedEffectiveDate = post(group, 'addSpecificRestrictedEffectiveDate', {
  body: NewSpecificRestrictedEffectiveDate,
  returns: Group,
})
export const removeGroupSpecificRestrictedEffectiveDate = post(group, 'removeSpecificRestrictedEffectiveDate', {
  body: GroupPartRemoval,
  returns: Group,
})
export const addGroupOngoingRestrictedEffectiveDate = post(group, 'addOngoingRestrictedEffectiveDate', {
  body: NewOngoingRestrictedEffectiveDate,
  returns: Group,
})
export const removeGroupOngoingRestrictedEffectiveDate = post(group, 'removeOngoingRestrictedEffectiveDate', {
  body: GroupPartRemoval,
  returns: Group,
})

export const updateGroupCommunicationPreferences = post(group, 'updateCommunicationPreferences', {
  body: GroupCommunicationPreferences,
  returns: Group,
})
export const updateGroupBroker = post(standing, 'updateBroker', { body: GroupBroker, returns: Group })
export const updateGroupLastInvoiceDate = post(standing, 'updateLastInvoiceDate', {
  body: GroupInvoiceDate,
  returns: Group,
})
export const updateGroupLastProductionDate = post(standing, 'updateLastProductionDate', {
  body: GroupProductionDate,
  returns: Group,
})
export const updateGroupBillingDeliveryPreference = post(group, 'updateBillingDeliveryPreference', {
  body: GroupBillingDeliveryChange,
  returns: Group,
})
export const updateGroupParticipationEngagementNote = post(standing, 'updateParticipationEngagementNote', {
  body: GroupParticipationNote,
  returns: Group,
})
export const clearGroupParticipationEngagementNote = post(standing, 'clearParticipationEngagementNote', {
  body: GroupParticipationNoteClearing,
  returns: Group,
})
export const updateGroupOpenEnrollmentInfo = post(group, 'updateOpenEnrollmentInfo', {
  body: OpenEnrollmentInfo,
  returns: Group,
})
export const updateGroupGemLevel = post(standing, 'updateGemLevel', { body: GroupGemLevel, returns: Group })

const machine = { access: 'machine' } as const
const migration = at('groups', '/v1/groups/migrate/{groupId}', machine)

export const migrateGroup = post(at('groups', '/v1/groups/migrate', machine), '', {
  body: GroupMigration,
  returns: Group,
})
export const addMigratedGroupAuthorizedIdentities = post(migration, 'addAuthorizedIdentities', {
  body: MigratedAuthorizedIdentities,
  returns: Group,
})
export const addMigratedGroupAssociates = post(migration, 'addAssociates', {
  body: MigratedGroupAssociates,
  returns: Group,
})
export const addMigratedGroupOffers = post(migration, 'addOffers', { body: MigratedGroupOffers, returns: Group })

/**
 * Queries groups. The meaning of the three path parts, the parameters and the response are not shown; `GroupRosterRow`
 * is an assumed result.
 */
export const queryGroup = get(at('groups', '/v1/groups/{a}/{b}/{c}', own), '', { query: record, returns: unshown })

/** The specification lists no actions of groups. */
export const groupJournal = journal('groups', '/v1/groups', text)
export const groupMaxClock = maxClock('groups', '/v1/groups', { assumes: ['access'] })

export {
  GroupBillingDeliveryChange,
  GroupCancellation,
  GroupCountry,
  GroupCreation,
  GroupEffectiveDate,
  GroupFranchise,
  GroupGemLevel,
  GroupIndustry,
  GroupInvoiceDate,
  GroupName,
  GroupOffer,
  GroupParticipationNote,
  GroupParticipationNoteClearing,
  GroupPartRemoval,
  GroupPayTypeChange,
  GroupProductionDate,
  GroupQuery,
  GroupReach,
  GroupServicing,
  GroupSize,
  NewGroup,
  NewGroupAmendment,
} from './groups.bodies.ts'
export {
  NewGroupPayPeriod,
  NewOngoingRestrictedEffectiveDate,
  NewRestrictedPeriod,
  NewSpecificRestrictedEffectiveDate,
} from './groups.enrollment.bodies.ts'
export {
  GroupEnrollmentConfig,
  GroupPayPeriod,
  OngoingRestrictedEffectiveDate,
  OpenEnrollmentInfo,
  RestrictedPeriod,
  SpecificRestrictedEffectiveDate,
} from './groups.enrollment.entities.ts'
export { Group, GroupAmendment, GroupRosterRow } from './groups.entities.ts'
export {
  AuthorizedIdentityType,
  GroupAddressType,
  GroupAssociateRole,
  GroupBillingDelivery,
  GroupCancelReason,
  GroupCommissionModel,
  GroupCommissionStrategy,
  GroupContactInfoType,
  GroupEffectiveMonth,
  GroupEnrollmentFrequency,
  GroupEnrollmentMethod,
  GroupMarketingSiteType,
  GroupPayout,
  GroupPayType,
  GroupStatus,
  RestrictedEffectiveDateSource,
  RestrictedEffectiveDateStatus,
  RestrictedPeriodType,
} from './groups.enums.ts'
export {
  AuthorizedIdentityDivisions,
  AuthorizedIdentityRemoval,
  GroupAssociateRemoval,
  GroupAssociateRoleChange,
  GroupMigration,
  MigratedAuthorizedIdentities,
  MigratedGroupAssociates,
  MigratedGroupOffers,
  NewAuthorizedIdentity,
  NewGroupAddress,
  NewGroupAssociate,
  NewGroupContactInfo,
} from './groups.people.bodies.ts'
export {
  AuthorizedIdentity,
  GroupAddress,
  GroupAssociate,
  GroupBroker,
  GroupCommission,
  GroupCommunicationPreferences,
  GroupContactInfo,
} from './groups.people.entities.ts'
export { groupTransitions } from './groups.transitions.ts'
