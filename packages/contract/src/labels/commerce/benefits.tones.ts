import type { BenefitStatus } from '../../commerce/benefits.ts'
import type { Tones } from '../labels.ts'

export const benefitStatusTones = {
  CREATED: 'info',
  ACTIVE: 'positive',
  INACTIVE: 'neutral',
  DELETE: 'neutral',
} as const satisfies Tones<BenefitStatus>
