import type * as method from '../../shared/payment-method-type.ts'
import type { Labels } from '../labels.ts'

export const PaymentMethodType = {
  CREDIT_CARD: 'Tarjeta de crédito',
  BANK_DRAFT: 'Débito bancario',
  PREMIUM_BILLING: 'Facturación de primas',
  CHECK: 'Cheque',
} as const satisfies Labels<method.PaymentMethodType>
