import type * as securitySoftware from '../../identity/security-software.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  SecuritySoftwareState: {
    one: 'Security software',
    many: 'Security software',
    about: 'A member’s device protection and its license',
  },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.SecuritySoftwareState,
  about: 'Members’ accounts at the device protection service',
} as const satisfies Name

export const fields = {
  licenseKey: 'License key',
  productName: 'Product name',
  isLicenseKeyActive: 'License key active',
  seats: 'Devices allowed',
} as const satisfies FieldWords

export const actions = {
  createSecuritySoftwareState: 'Add security software',
  deleteSecuritySoftwareState: 'Remove security software',
  getSecuritySoftwareState: 'View security software',
  listSecuritySoftwareStates: 'View security software',
  makeSecuritySoftwareLoginLink: 'Open security software',
  markLicenseKeyActive: 'Mark license key active',
  resetSecuritySoftwareUser: 'Reset user',
  updateSecuritySoftwareEntitlement: 'Change coverage',
} as const satisfies ActionWords<typeof securitySoftware>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createSecuritySoftwareState: 'Security software added',
  deleteSecuritySoftwareState: 'Security software removed',
  markLicenseKeyActive: 'License key marked active',
  resetSecuritySoftwareUser: 'User reset',
  updateSecuritySoftwareEntitlement: 'Coverage changed',
} as const satisfies ActionWords<typeof securitySoftware>

export { SecuritySoftwareAction as journal } from '../../labels/identity/security-software.en-US.ts'
