import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { BranchStatus } from './branches.enums.ts'
import type * as calls from './branches.ts'

const alive: readonly BranchStatus[] = ['CREATED', 'ACTIVATED', 'DEACTIVATED']
const edit = { from: alive } as const

/**
 * "Allowed from-to rules are not shown" (partners and service delivery, section 4). Default: a branch can change until
 * it is deleted.
 */
export const branchTransitions = assumedTransitions({
  create: { to: 'CREATED' },
  activate: { from: ['CREATED', 'DEACTIVATED'], to: 'ACTIVATED' },
  deactivate: { from: ['ACTIVATED'], to: 'DEACTIVATED' },
  delete: { from: alive, to: 'DELETED' },
  updateAddress: edit,
  addServicingArea: edit,
  removeServicingArea: edit,
  updateAboutUsText: edit,
  updatePhones: edit,
  updateProviderIds: edit,
  addProviderId: edit,
  removeProviderId: edit,
  updateReferralProviderIds: edit,
  updateName: edit,
  updateEmails: edit,
  updateEmail: edit,
  addEmail: edit,
  removeEmail: edit,
  updateWebsiteUrl: edit,
  updateWelcomeVideoUrl: edit,
  updateIdentityPermissions: edit,
  updatePermissions: edit,
  removePermission: edit,
  removePermissions: edit,
  permissions: edit,
  updateTimeZone: edit,
  updateBranchTypes: edit,
  updateExternalId: edit,
  updateAreasOfLaw: edit,
  updateYearFounded: edit,
  updateYearJoined: edit,
  updateNetwork: edit,
  updateCaseIdPrefix: edit,
  addUnavailableDate: edit,
  removeUnavailableDate: edit,
  updateUnavailableDates: edit,
  updateProfilePictureUrl: edit,
  updateBusinessHours: edit,
} satisfies TransitionsOf<BranchStatus, typeof calls>)
