import { oneOf, type Out } from '../wire.ts'

/** Source: commerce, section 3, Order, "Billing period". */
export const BillingPeriod = oneOf(
  'DAILY',
  'WEEKLY',
  'MONTHLY',
  'ANNUAL',
  'BIANNUAL',
  'QUARTERLY',
  'PAY_PERIOD',
  'ONE_TIME',
)
export type BillingPeriod = Out<typeof BillingPeriod>
