import type { PaymentMethodStatus, TransactionStatus } from '../../commerce/payments.ts'
import type { Tones } from '../labels.ts'

export const transactionStatusTones = {
  APPROVED: 'positive',
  DECLINED: 'critical',
  TIMEDOUT: 'caution',
  CREATED: 'info',
  HARD_DECLINED: 'critical',
} as const satisfies Tones<TransactionStatus>

export const paymentMethodStatusTones = {
  INACTIVE: 'neutral',
  ACTIVE: 'positive',
} as const satisfies Tones<PaymentMethodStatus>
