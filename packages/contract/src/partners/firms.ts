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
// Who becomes or stays a firm, and under which numbers, is read as a matter for staff.
const staff = { access: 'internal', assumes: ['access'] } as const
const standing = at('firms', '/v1/firms/{firmId}', staff)

export const listFirms = get(firms, '', { returns: list(Firm) })
export const createFirm = post(at('firms', '/v1/firms', staff), '', { body: NewFirm, returns: Firm })
export const getFirm = get(firms, '{firmId}', { returns: Firm })
export const updateFirm = put(standing, '', { body: FirmChanges, returns: Firm })
export const deleteFirm = del(standing, '')

export const updateFirmBranchIds = post(standing, 'updateBranchIds', { body: FirmBranches, returns: Firm })
/** Neither this nor `activate` is said to have a body; a branch's, which say so, have none. */
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
/** Sets what everyone may do; who is not named may do nothing any more. */
export const updateFirmIdentityPermissions = post(firm, 'updateIdentityPermissions', {
  body: FirmPermissions,
  returns: Firm,
})
export const addFirmPermission = post(firm, 'addPermission', { body: FirmPermission, returns: Firm })
export const removeFirmPermission = post(firm, 'removePermission', { body: FirmPermission, returns: Firm })
export const updateFirmNetwork = post(standing, 'updateNetwork', { body: FirmNetwork, returns: Firm })
export const updateFirmAboutUsText = post(firm, 'updateAboutUsText', { body: FirmAboutUs, returns: Firm })
export const updateFirmProfilePictureUrl = post(firm, 'updateProfilePictureUrl', { body: FirmPicture, returns: Firm })

/** Its actions are `FirmAction` and the unnamed ones of field updates, hence any text. */
export const firmJournal = journal('firms', '/v1/firms', text)
/** Alone among the clocks of its document, this one is marked with a query. */
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
