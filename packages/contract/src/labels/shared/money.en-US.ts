import type * as money from '../../shared/money.ts'
import type { Labels } from '../labels.ts'

export const Currency = {
  USD: 'US dollar',
  CAD: 'Canadian dollar',
} as const satisfies Labels<money.Currency>
