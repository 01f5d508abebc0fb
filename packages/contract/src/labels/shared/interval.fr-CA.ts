import type * as interval from '../../shared/interval.ts'
import type { Labels } from '../labels.ts'

export const IntervalType = {
  HOUR: 'Heure',
  DAY: 'Jour',
  WEEK: 'Semaine',
  MONTH: 'Mois',
} as const satisfies Labels<interval.IntervalType>
