import type * as money from '../../shared/money.ts'
import type { Labels } from '../labels.ts'

export const Currency = {
  USD: 'Dollar américain',
  CAD: 'Dollar canadien',
} as const satisfies Labels<money.Currency>
