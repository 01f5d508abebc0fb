import type * as payments from '../../commerce/payments.ts'
import type { Labels } from '../labels.ts'

export const CardType = {
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  MASTERCARD: 'Mastercard',
  VISA: 'Visa',
  UNKNOWN: 'Carte',
} as const satisfies Labels<payments.CardType>

export const BankAccountType = {
  CHECKING: 'Chèques',
  SAVINGS: 'Épargne',
} as const satisfies Labels<payments.BankAccountType>

export const PaymentMethodStatus = {
  INACTIVE: 'Inactif',
  ACTIVE: 'Actif',
} as const satisfies Labels<payments.PaymentMethodStatus>
