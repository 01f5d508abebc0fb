import type { SameWords } from '../words.ts'
import * as us from './en-US.ts'

export const entities = {
  ...us.entities,
  SecuritySoftwareState: {
    one: 'Security software',
    many: 'Security software',
    about: 'A member’s device protection and its licence',
  },
} as const satisfies SameWords<typeof us.entities>

export const name = {
  ...entities.SecuritySoftwareState,
  about: 'Members’ accounts at the device protection service',
} as const satisfies SameWords<typeof us.name>

export const fields = {
  ...us.fields,
  licenseKey: 'Licence key',
  isLicenseKeyActive: 'Licence key active',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  ...us.actions,
  markLicenseKeyActive: 'Mark licence key active',
} as const satisfies SameWords<typeof us.actions>

export const done = {
  ...us.done,
  markLicenseKeyActive: 'Licence key marked active',
} as const satisfies SameWords<typeof us.done>

export { SecuritySoftwareAction as journal } from '../../labels/identity/security-software.en-CA.ts'
