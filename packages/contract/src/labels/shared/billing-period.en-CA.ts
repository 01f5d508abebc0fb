export { BillingPeriod } from './billing-period.en-US.ts'
