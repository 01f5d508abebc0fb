import type * as payoutCurrency from '../../shared/payout-currency.ts'
import type { Labels } from '../labels.ts'

export const PayoutCurrency = {
  USD: 'US dollar',
  CAD: 'Canadian dollar',
  MXN: 'Mexican peso',
  GBP: 'Pound sterling',
} as const satisfies Labels<payoutCurrency.PayoutCurrency>
