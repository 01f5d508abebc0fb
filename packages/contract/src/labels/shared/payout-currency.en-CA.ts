export { PayoutCurrency } from './payout-currency.en-US.ts'
