import type * as method from '../../shared/payment-method-type.ts'
import type { Labels } from '../labels.ts'

export const PaymentMethodType = {
  CREDIT_CARD: 'Carte de crédit',
  BANK_DRAFT: 'Prélèvement bancaire',
  PREMIUM_BILLING: 'Facturation des primes',
  CHECK: 'Chèque',
} as const satisfies Labels<method.PaymentMethodType>
