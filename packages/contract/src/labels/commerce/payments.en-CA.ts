import type * as payments from '../../commerce/payments.ts'
import type { Labels } from '../labels.ts'

export {
  CardType,
  PaymentAction,
  PaymentFriendlyIdType,
  PaymentMethodStatus,
  PaymentVendor,
  TransactionStatus,
  TransactionType,
} from './payments.en-US.ts'

export const BankAccountType = {
  CHECKING: 'Chequing',
  SAVINGS: 'Savings',
} as const satisfies Labels<payments.BankAccountType>
