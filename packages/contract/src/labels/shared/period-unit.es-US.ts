import type * as unit from '../../shared/period-unit.ts'
import type { Labels } from '../labels.ts'

export const PeriodUnit = {
  DAY: 'Día',
  WEEK: 'Semana',
  MONTH: 'Mes',
  QUARTER: 'Trimestre',
  BIANNUAL: '6 meses',
  ANNUAL: 'Año',
  PAY_PERIOD: 'Período de nómina',
} as const satisfies Labels<unit.PeriodUnit>
