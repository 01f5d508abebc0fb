import type * as interval from '../../shared/interval.ts'
import type { Labels } from '../labels.ts'

export const IntervalType = {
  HOUR: 'Hora',
  DAY: 'Día',
  WEEK: 'Semana',
  MONTH: 'Mes',
} as const satisfies Labels<interval.IntervalType>
