import type * as payoutCurrency from '../../shared/payout-currency.ts'
import type { Labels } from '../labels.ts'

export const PayoutCurrency = {
  USD: 'Dólar estadounidense',
  CAD: 'Dólar canadiense',
  MXN: 'Peso mexicano',
  GBP: 'Libra esterlina',
} as const satisfies Labels<payoutCurrency.PayoutCurrency>
