import type * as payments from '../../commerce/payments.ts'
import type { Labels } from '../labels.ts'

export const CardType = {
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  MASTERCARD: 'Mastercard',
  VISA: 'Visa',
  UNKNOWN: 'Tarjeta',
} as const satisfies Labels<payments.CardType>

export const BankAccountType = {
  CHECKING: 'Cheques',
  SAVINGS: 'Ahorros',
} as const satisfies Labels<payments.BankAccountType>

export const PaymentMethodStatus = {
  INACTIVE: 'Inactivo',
  ACTIVE: 'Activo',
} as const satisfies Labels<payments.PaymentMethodStatus>
