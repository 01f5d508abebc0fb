import type { LawAreaStatus } from '../../partners/law-areas.ts'
import type { Tones } from '../labels.ts'

export const lawAreaStatusTones = {
  ACTIVE: 'positive',
  DELETED: 'neutral',
} as const satisfies Tones<LawAreaStatus>
