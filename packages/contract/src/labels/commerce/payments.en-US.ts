import type * as payments from '../../commerce/payments.ts'
import type { Labels } from '../labels.ts'

export const TransactionStatus = {
  APPROVED: 'Approved',
  DECLINED: 'Declined',
  TIMEDOUT: 'No answer from the bank',
  CREATED: 'In progress',
  HARD_DECLINED: 'Permanently declined',
} as const satisfies Labels<payments.TransactionStatus>

export const TransactionType = {
  AUTHORIZE: 'Authorization',
  CHARGE: 'Charge',
  SALE: 'Payment',
  VERIFY: 'Verification',
  REFUND: 'Refund',
  REVERSE_AUTHORIZATION: 'Authorization released',
} as const satisfies Labels<payments.TransactionType>

export const PaymentFriendlyIdType = {
  MEMBER: 'Member number',
  GROUP: 'Group number',
  ASSOCIATE: 'Associate number',
} as const satisfies Labels<payments.PaymentFriendlyIdType>

export const PaymentVendor = {
  ISERIES: 'iSeries',
  TOKENEX_VANTIV: 'TokenEx with Vantiv',
  VANTIV: 'Vantiv',
  GR4VY: 'Gr4vy',
  TEST: 'Test',
} as const satisfies Labels<payments.PaymentVendor>

export const PaymentAction = {
  CREATE: 'Payment method added',
  UPDATE: 'Payment method updated',
  DELETED: 'Payment method removed',
  CREATE_ANONYMOUS: 'Payment method added before sign-in',
  ASSIGN_OWNER: 'Owner assigned',
  CHANGE_OWNER: 'Owner changed',
} as const satisfies Labels<payments.PaymentAction>
