import type * as period from '../../shared/billing-period.ts'
import type { Labels } from '../labels.ts'

/** BIANNUAL is read as every six months; "biannual" also means every two years and never shows. */
export const BillingPeriod = {
  DAILY: 'Daily',
  WEEKLY: 'Weekly',
  MONTHLY: 'Monthly',
  ANNUAL: 'Annually',
  BIANNUAL: 'Every 6 months',
  QUARTERLY: 'Quarterly',
  PAY_PERIOD: 'Every pay period',
  ONE_TIME: 'Once',
} as const satisfies Labels<period.BillingPeriod>
