import type * as period from '../../shared/billing-period.ts'
import type { Labels } from '../labels.ts'

export const BillingPeriod = {
  DAILY: 'Chaque jour',
  WEEKLY: 'Chaque semaine',
  MONTHLY: 'Chaque mois',
  ANNUAL: 'Chaque année',
  BIANNUAL: 'Tous les 6 mois',
  QUARTERLY: 'Chaque trimestre',
  PAY_PERIOD: 'À chaque période de paie',
  ONE_TIME: 'Une seule fois',
} as const satisfies Labels<period.BillingPeriod>
