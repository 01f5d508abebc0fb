import type * as provisioning from '../../shared/provisioning-type.ts'
import type { Labels } from '../labels.ts'

export const ProvisioningType = {
  IMMEDIATE: 'Activation immédiate',
  ON_FIRST_USE: 'Activation à la première utilisation',
} as const satisfies Labels<provisioning.ProvisioningType>
