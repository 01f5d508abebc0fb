import { at, del, get, post, put } from '../operation.ts'
import { journal, JournalQuery, maxClock } from '../shared/journal.ts'
import { partnerRealms } from '../shared/realm.ts'
import { list, text } from '../wire.ts'
import {
  FirmAboutUs,
  FirmBranches,
  FirmChanges,
  FirmExternalId,
  FirmName,
  FirmNetwork,
  FirmPermission,
  FirmPermissions,
  FirmPicture,
  FirmTypes,
  FirmWebsite,
  FirmYearFounded,
  FirmYearJoined,
  NewFirm,
} from './firms.bodies.ts'
import { Firm } from './firms.entities.ts'

// Source: partners and service delivery, section 7, "Firms".

const firms = at('firms', '/v1/firms')
const firm = at('firms', '/v1/firms/{firmId}', { realms: partnerRealms, assumes: ['realms'] })
// Activating a firm and changing its identifiers are assumed to be for staff.
const staff = { access: 'internal', assumes: ['access'] } as const
const standing = at('firms', '/v1/firms/{firmId}', staff)

export const listFirms = get(firms, '', { returns: list(Firm) })
export const createFirm = post(at('firms', '/v1/firms', staff), '', { body: NewFirm, returns: Firm })
export const getFirm = get(firms, '{firmId}', { returns: Firm })
export const updateFirm = put(standing, '', { body: FirmChanges, returns: Firm })
export const deleteFirm = del(standing, '')

export const updateFirmBranchIds = post(standing, 'updateBranchIds', { body: FirmBranches, returns: Firm })
/** Deactivates a firm. Assumed to have no body, like `activate` and the equivalents for a branch. */
export const deactivateFirm = post(standing, 'deactivate', { returns: Firm })
export const activateFirm = post(standing, 'activate', { returns: Firm })
export const updateFirmWebsiteUrl = post(firm, 'updateWebsiteUrl', { body: FirmWebsite, returns: Firm })
export const updateFirmTypes = post(standing, 'updateFirmTypes', { body: FirmTypes, returns: Firm })
export const updateFirmName = post(firm, 'updateName', { body: FirmName, returns: Firm })
export const updateFirmYearFounded = post(standing, 'updateYearFounded', { body: FirmYearFounded, returns: Firm })
export const updateFirmLegalShieldYearJoined = post(standing, 'updateLegalShieldYearJoined', {
  body: FirmYearJoined,
  returns: Firm,
})
export const updateFirmExternalId = post(standing, 'updateExternalId', { body: FirmExternalId, returns: Firm })
/** Sets the permissions of everyone. Omitted people lose theirs. */
export const updateFirmIdentityPermissions = post(firm, 'updateIdentityPermissions', {
  body: FirmPermissions,
  returns: Firm,
})
export const addFirmPermission = post(firm, 'addPermission', { body: FirmPermission, returns: Firm })
export const removeFirmPermission = post(firm, 'removePermission', { body: FirmPermission, returns: Firm })
export const updateFirmNetwork = post(standing, 'updateNetwork', { body: FirmNetwork, returns: Firm })
export const updateFirmAboutUsText = post(firm, 'updateAboutUsText', { body: FirmAboutUs, returns: Firm })
export const updateFirmProfilePictureUrl = post(firm, 'updateProfilePictureUrl', { body: FirmPicture, returns: Firm })

/** The actions are those of `FirmAction` and unnamed ones of field updates, so any text. */
export const firmJournal = journal('firms', '/v1/firms', text)
/** The only clock in its document that is marked with a query. */
export const firmMaxClock = maxClock('firms', '/v1/firms', { query: JournalQuery, assumes: ['access'] })

export {
  FirmAboutUs,
  FirmBranches,
  FirmChanges,
  FirmExternalId,
  FirmName,
  FirmNetwork,
  FirmPermission,
  FirmPermissions,
  FirmPicture,
  FirmTypes,
  FirmWebsite,
  FirmYearFounded,
  FirmYearJoined,
  NewFirm,
} from './firms.bodies.ts'
export { Firm } from './firms.entities.ts'
export { FirmAction, FirmStatus } from './firms.enums.ts'
export { firmTransitions } from './firms.transitions.ts'
