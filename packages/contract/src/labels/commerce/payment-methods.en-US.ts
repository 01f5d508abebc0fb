import type * as payments from '../../commerce/payments.ts'
import type { Labels } from '../labels.ts'

export const CardType = {
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  MASTERCARD: 'Mastercard',
  VISA: 'Visa',
  UNKNOWN: 'Card',
} as const satisfies Labels<payments.CardType>

export const BankAccountType = {
  CHECKING: 'Checking',
  SAVINGS: 'Savings',
} as const satisfies Labels<payments.BankAccountType>

export const PaymentMethodStatus = {
  INACTIVE: 'Inactive',
  ACTIVE: 'Active',
} as const satisfies Labels<payments.PaymentMethodStatus>
