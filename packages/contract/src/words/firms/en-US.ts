import type * as firms from '../../partners/firms.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  Firm: { one: 'Firm', many: 'Firms', about: 'A law firm and its branches' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Firm,
  about: 'Law firms in the network',
} as const satisfies Name

export const fields = {
  firmTypes: 'Firm types',
  identityPermissions: 'People’s permissions',
} as const satisfies FieldWords

export const actions = {
  activateFirm: 'Activate firm',
  addFirmPermission: 'Add permission',
  createFirm: 'Create firm',
  deactivateFirm: 'Deactivate firm',
  deleteFirm: 'Delete firm',
  getFirm: 'View firm',
  listFirms: 'View firms',
  removeFirmPermission: 'Remove permission',
  updateFirm: 'Edit firm',
  updateFirmAboutUsText: 'Change about-us text',
  updateFirmBranchIds: 'Change branches',
  updateFirmExternalId: 'Change ID in another system',
  updateFirmIdentityPermissions: 'Change people’s permissions',
  updateFirmLegalShieldYearJoined: 'Change year joined',
  updateFirmName: 'Change name',
  updateFirmNetwork: 'Change network',
  updateFirmProfilePictureUrl: 'Change profile picture',
  updateFirmTypes: 'Change firm types',
  updateFirmWebsiteUrl: 'Change website',
  updateFirmYearFounded: 'Change year founded',
} as const satisfies ActionWords<typeof firms>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateFirm: 'Firm activated',
  addFirmPermission: 'Permission added',
  createFirm: 'Firm created',
  deactivateFirm: 'Firm deactivated',
  deleteFirm: 'Firm deleted',
  removeFirmPermission: 'Permission removed',
  updateFirm: 'Firm updated',
  updateFirmAboutUsText: 'About-us text changed',
  updateFirmBranchIds: 'Branches changed',
  updateFirmExternalId: 'ID in another system changed',
  updateFirmIdentityPermissions: 'People’s permissions changed',
  updateFirmLegalShieldYearJoined: 'Year joined changed',
  updateFirmName: 'Name changed',
  updateFirmNetwork: 'Network changed',
  updateFirmProfilePictureUrl: 'Profile picture changed',
  updateFirmTypes: 'Firm types changed',
  updateFirmWebsiteUrl: 'Website changed',
  updateFirmYearFounded: 'Year founded changed',
} as const satisfies ActionWords<typeof firms>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATE: done.createFirm,
  CHANGE: done.updateFirm,
  DELETE: done.deleteFirm,
  ACTIVATE: done.activateFirm,
  DEACTIVATE: done.deactivateFirm,
  UPDATE_FIRM_TYPES: done.updateFirmTypes,
  UPDATE_YEAR_JOINED: done.updateFirmLegalShieldYearJoined,
  ADD_PERMISSION: done.addFirmPermission,
  REMOVE_PERMISSION: done.removeFirmPermission,
  UPDATE_ABOUT_US_TEXT: done.updateFirmAboutUsText,
  UPDATE_BRANCH_IDS: done.updateFirmBranchIds,
  UPDATE_EXTERNAL_ID: done.updateFirmExternalId,
  UPDATE_IDENTITY_PERMISSIONS: done.updateFirmIdentityPermissions,
  UPDATE_NAME: done.updateFirmName,
  UPDATE_NETWORK: done.updateFirmNetwork,
  UPDATE_PROFILE_PICTURE_URL: done.updateFirmProfilePictureUrl,
  UPDATE_WEBSITE_URL: done.updateFirmWebsiteUrl,
  UPDATE_YEAR_FOUNDED: done.updateFirmYearFounded,
} as const satisfies JournalWords
