import type * as payments from '../../commerce/payments.ts'
import type { Labels } from '../labels.ts'

export { CardType, PaymentMethodStatus } from './payment-methods.en-US.ts'

export const BankAccountType = {
  CHECKING: 'Chequing',
  SAVINGS: 'Savings',
} as const satisfies Labels<payments.BankAccountType>
