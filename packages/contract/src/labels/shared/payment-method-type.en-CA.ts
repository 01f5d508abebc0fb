import type * as method from '../../shared/payment-method-type.ts'
import type { Labels } from '../labels.ts'

export const PaymentMethodType = {
  CREDIT_CARD: 'Credit card',
  BANK_DRAFT: 'Bank draft',
  PREMIUM_BILLING: 'Premium billing',
  CHECK: 'Cheque',
} as const satisfies Labels<method.PaymentMethodType>
