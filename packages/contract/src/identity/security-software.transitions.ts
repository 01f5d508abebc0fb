import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { SecuritySoftwareStatus } from './security-software.enums.ts'
import type * as calls from './security-software.ts'

const open = ['ACTIVE', 'INACTIVE'] as const

/** "Allowed from-to rules are not shown" (identity and communication, section 4). Default: a deleted state is final. */
export const securitySoftwareTransitions = assumedTransitions({
  create: { to: 'INACTIVE' },
  makeLoginLink: { from: open },
  markLicenseKeyActive: { to: 'ACTIVE' },
  resetTrendMicroUser: { from: open, to: 'INACTIVE' },
  entitlementUpdate: { from: open },
  delete: { from: open, to: 'DELETED' },
} satisfies TransitionsOf<SecuritySoftwareStatus, typeof calls>)
