import type * as money from '../../shared/money.ts'
import type { Labels } from '../labels.ts'

export const Currency = {
  USD: 'Dólar estadounidense',
  CAD: 'Dólar canadiense',
} as const satisfies Labels<money.Currency>
