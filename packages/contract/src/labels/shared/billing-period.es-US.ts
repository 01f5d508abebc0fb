import type * as period from '../../shared/billing-period.ts'
import type { Labels } from '../labels.ts'

export const BillingPeriod = {
  DAILY: 'Cada día',
  WEEKLY: 'Cada semana',
  MONTHLY: 'Cada mes',
  ANNUAL: 'Cada año',
  BIANNUAL: 'Cada 6 meses',
  QUARTERLY: 'Cada trimestre',
  PAY_PERIOD: 'Cada período de nómina',
  ONE_TIME: 'Una sola vez',
} as const satisfies Labels<period.BillingPeriod>
