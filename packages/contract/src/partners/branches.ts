import { at, del, get, post } from '../operation.ts'
import { IdList } from '../shared/id-list.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OfficeAddress } from '../shared/office-address.ts'
import { PracticePermission } from '../shared/practice.ts'
import { partnerRealms } from '../shared/realm.ts'
import { list, text } from '../wire.ts'
import {
  BranchAreasOfLaw,
  BranchCaseIdPrefix,
  BranchExternalId,
  BranchNetwork,
  BranchPermissionRemoval,
  BranchPermissions,
  BranchPermissionsRemoval,
  BranchProvider,
  BranchProviders,
  BranchQuery,
  BranchReferralProviders,
  BranchRoles,
  BranchServicingArea,
  BranchTypes,
  BranchYearFounded,
  BranchYearJoined,
  NewBranch,
} from './branches.bodies.ts'
import { Branch, BranchEmail, BranchPhone } from './branches.entities.ts'
import { BranchEmailType, BranchPhoneType, BranchStatus } from './branches.enums.ts'
import { BusinessHours, OpeningRange, OpeningTime, UnavailableDate } from './branches.hours.entities.ts'
import {
  BranchAboutUs,
  BranchEmailChange,
  BranchEmails,
  BranchHours,
  BranchName,
  BranchPhones,
  BranchPicture,
  BranchTimeZone,
  BranchUnavailableDates,
  BranchWebsite,
  BranchWelcomeVideo,
} from './branches.profile.bodies.ts'

// Source: partners and service delivery, section 7, "Branches".

const branches = at('branches', '/v1/branches')
const own = { realms: partnerRealms, assumes: ['realms'] } as const
const branch = at('branches', '/v1/branches/{branchId}', own)
// Activating a branch and changing its identifiers are assumed to be for staff.
const staff = { access: 'internal', assumes: ['access'] } as const
const standing = at('branches', '/v1/branches/{branchId}', staff)

/** "List by owner": the path has no owner, so it is assumed to be in the query. */
export const listBranches = get(branches, '', { query: BranchQuery, returns: list(Branch) })
export const createBranch = post(at('branches', '/v1/branches', staff), '', { body: NewBranch, returns: Branch })
export const getBranch = get(branches, '{branchId}', { returns: Branch })
export const deleteBranch = del(standing, '')
export const getBranchesByIdList = post(branches, 'getBranchesByIdList', {
  body: IdList,
  returns: list(Branch),
  idempotent: true,
})

export const updateBranchAddress = post(branch, 'updateAddress', { body: OfficeAddress, returns: Branch })
export const addBranchServicingArea = post(branch, 'addServicingArea', { body: BranchServicingArea, returns: Branch })
export const removeBranchServicingArea = post(branch, 'removeServicingArea', {
  body: BranchServicingArea,
  returns: Branch,
})
export const updateBranchAboutUsText = post(branch, 'updateAboutUsText', { body: BranchAboutUs, returns: Branch })
export const updateBranchPhones = post(branch, 'updatePhones', { body: BranchPhones, returns: Branch })
export const updateBranchProviderIds = post(branch, 'updateProviderIds', { body: BranchProviders, returns: Branch })
export const addBranchProviderId = post(branch, 'addProviderId', { body: BranchProvider, returns: Branch })
export const removeBranchProviderId = post(branch, 'removeProviderId', { body: BranchProvider, returns: Branch })
export const updateBranchReferralProviderIds = post(branch, 'updateReferralProviderIds', {
  body: BranchReferralProviders,
  returns: Branch,
})
export const updateBranchName = post(branch, 'updateName', { body: BranchName, returns: Branch })
export const updateBranchEmails = post(branch, 'updateEmails', { body: BranchEmails, returns: Branch })
export const updateBranchEmail = post(branch, 'updateEmail', { body: BranchEmailChange, returns: Branch })
export const addBranchEmail = post(branch, 'addEmail', { body: BranchEmail, returns: Branch })
export const removeBranchEmail = post(branch, 'removeEmail', { body: BranchEmail, returns: Branch })
export const updateBranchWebsiteUrl = post(branch, 'updateWebsiteUrl', { body: BranchWebsite, returns: Branch })
export const updateBranchWelcomeVideoUrl = post(branch, 'updateWelcomeVideoUrl', {
  body: BranchWelcomeVideo,
  returns: Branch,
})
/** Updates the permissions of one identity: "update" (section 6). Assumed to add roles and to keep the others. */
export const updateBranchIdentityPermissions = post(branch, 'updateIdentityPermissions', {
  body: PracticePermission,
  returns: Branch,
})
export const updateBranchPermissions = post(branch, 'updatePermissions', { body: BranchPermissions, returns: Branch })
export const removeBranchPermission = post(branch, 'removePermission', {
  body: BranchPermissionRemoval,
  returns: Branch,
})
export const removeBranchPermissions = post(branch, 'removePermissions', {
  body: BranchPermissionsRemoval,
  returns: Branch,
})
export const updateBranchTimeZone = post(branch, 'updateTimeZone', { body: BranchTimeZone, returns: Branch })
export const updateBranchTypes = post(standing, 'updateBranchTypes', { body: BranchTypes, returns: Branch })
export const updateBranchExternalId = post(standing, 'updateExternalId', { body: BranchExternalId, returns: Branch })
export const updateBranchAreasOfLaw = post(branch, 'updateAreasOfLaw', { body: BranchAreasOfLaw, returns: Branch })
export const updateBranchYearFounded = post(standing, 'updateYearFounded', { body: BranchYearFounded, returns: Branch })
export const updateBranchYearJoined = post(standing, 'updateYearJoined', { body: BranchYearJoined, returns: Branch })
export const updateBranchNetwork = post(standing, 'updateNetwork', { body: BranchNetwork, returns: Branch })
export const updateBranchCaseIdPrefix = post(standing, 'updateCaseIdPrefix', {
  body: BranchCaseIdPrefix,
  returns: Branch,
})
export const addBranchUnavailableDate = post(branch, 'addUnavailableDate', { body: UnavailableDate, returns: Branch })
export const removeBranchUnavailableDate = post(branch, 'removeUnavailableDate', {
  body: UnavailableDate,
  returns: Branch,
})
export const updateBranchUnavailableDates = post(branch, 'updateUnavailableDates', {
  body: BranchUnavailableDates,
  returns: Branch,
})
export const updateBranchProfilePictureUrl = post(branch, 'updateProfilePictureUrl', {
  body: BranchPicture,
  returns: Branch,
})
export const updateBranchBusinessHours = post(branch, 'updateBusinessHours', { body: BranchHours, returns: Branch })

export const activateBranch = post(standing, 'activate', { returns: Branch })
export const deactivateBranch = post(standing, 'deactivate', { returns: Branch })
/** Replaces the permissions of one identity: "overwrite" (section 6). */
export const overwriteBranchPermissions = post(branch, 'permissions/{identityId}', {
  body: BranchRoles,
  returns: Branch,
})

export const branchJournal = journal('branches', '/v1/branches', text)
export const branchMaxClock = maxClock('branches', '/v1/branches', { assumes: ['access'] })

export {
  Branch,
  BranchAboutUs,
  BranchAreasOfLaw,
  BranchCaseIdPrefix,
  BranchEmail,
  BranchEmailChange,
  BranchEmails,
  BranchEmailType,
  BranchExternalId,
  BranchHours,
  BranchName,
  BranchNetwork,
  BranchPermissionRemoval,
  BranchPermissions,
  BranchPermissionsRemoval,
  BranchPhone,
  BranchPhones,
  BranchPhoneType,
  BranchPicture,
  BranchProvider,
  BranchProviders,
  BranchQuery,
  BranchReferralProviders,
  BranchRoles,
  BranchServicingArea,
  BranchStatus,
  BranchTimeZone,
  BranchTypes,
  BranchUnavailableDates,
  BranchWebsite,
  BranchWelcomeVideo,
  BranchYearFounded,
  BranchYearJoined,
  BusinessHours,
  NewBranch,
  OpeningRange,
  OpeningTime,
  UnavailableDate,
}
export { branchTransitions } from './branches.transitions.ts'
