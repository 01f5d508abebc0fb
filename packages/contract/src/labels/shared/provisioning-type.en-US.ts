import type * as provisioning from '../../shared/provisioning-type.ts'
import type { Labels } from '../labels.ts'

export const ProvisioningType = {
  IMMEDIATE: 'Set up right away',
  ON_FIRST_USE: 'Set up on first use',
} as const satisfies Labels<provisioning.ProvisioningType>
