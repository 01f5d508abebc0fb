import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { FirmStatus } from './firms.enums.ts'
import type * as calls from './firms.ts'

const alive: readonly FirmStatus[] = ['CREATED', 'ACTIVE', 'DEACTIVATED']
const edit = { from: alive } as const

/**
 * "Allowed from-to rules are not shown" (partners and service delivery, section 4). Default: a firm can change until it
 * is deleted.
 */
export const firmTransitions = assumedTransitions({
  create: { to: 'CREATED' },
  activate: { from: ['CREATED', 'DEACTIVATED'], to: 'ACTIVE' },
  deactivate: { from: ['ACTIVE'], to: 'DEACTIVATED' },
  delete: { from: alive, to: 'DELETED' },
  replace: edit,
  updateBranchIds: edit,
  updateWebsiteUrl: edit,
  updateFirmTypes: edit,
  updateName: edit,
  updateYearFounded: edit,
  updateLegalShieldYearJoined: edit,
  updateExternalId: edit,
  updateIdentityPermissions: edit,
  addPermission: edit,
  removePermission: edit,
  updateNetwork: edit,
  updateAboutUsText: edit,
  updateProfilePictureUrl: edit,
} satisfies TransitionsOf<FirmStatus, typeof calls>)
