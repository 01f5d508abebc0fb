import type * as interval from '../../shared/interval.ts'
import type { Labels } from '../labels.ts'

export const IntervalType = {
  HOUR: 'Hour',
  DAY: 'Day',
  WEEK: 'Week',
  MONTH: 'Month',
} as const satisfies Labels<interval.IntervalType>
