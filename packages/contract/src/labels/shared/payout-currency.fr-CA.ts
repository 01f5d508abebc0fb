import type * as payoutCurrency from '../../shared/payout-currency.ts'
import type { Labels } from '../labels.ts'

export const PayoutCurrency = {
  USD: 'Dollar américain',
  CAD: 'Dollar canadien',
  MXN: 'Peso mexicain',
  GBP: 'Livre sterling',
} as const satisfies Labels<payoutCurrency.PayoutCurrency>
