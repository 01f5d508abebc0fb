import type * as unit from '../../shared/period-unit.ts'
import type { Labels } from '../labels.ts'

export const PeriodUnit = {
  DAY: 'Day',
  WEEK: 'Week',
  MONTH: 'Month',
  QUARTER: 'Quarter',
  BIANNUAL: '6 months',
  ANNUAL: 'Year',
  PAY_PERIOD: 'Pay period',
} as const satisfies Labels<unit.PeriodUnit>
