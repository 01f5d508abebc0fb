import type * as unit from '../../shared/period-unit.ts'
import type { Labels } from '../labels.ts'

export const PeriodUnit = {
  DAY: 'Jour',
  WEEK: 'Semaine',
  MONTH: 'Mois',
  QUARTER: 'Trimestre',
  BIANNUAL: '6 mois',
  ANNUAL: 'Année',
  PAY_PERIOD: 'Période de paie',
} as const satisfies Labels<unit.PeriodUnit>
