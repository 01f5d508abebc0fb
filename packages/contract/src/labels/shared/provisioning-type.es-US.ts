import type * as provisioning from '../../shared/provisioning-type.ts'
import type { Labels } from '../labels.ts'

export const ProvisioningType = {
  IMMEDIATE: 'Activación inmediata',
  ON_FIRST_USE: 'Activación en el primer uso',
} as const satisfies Labels<provisioning.ProvisioningType>
