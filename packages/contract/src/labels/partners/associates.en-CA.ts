import type * as associates from '../../partners/associates.ts'
import type { Labels } from '../labels.ts'
import * as american from './associates.en-US.ts'

export {
  AssociateAction,
  AssociateAddressType,
  AssociateBalanceType,
  AssociatePlacementStatus,
  CommissionPaymentFrequency,
  CommissionPaymentStatus,
} from './associates.en-US.ts'

export const AssociateStatus = {
  ...american.AssociateStatus,
  CANCELLED: 'Cancelled',
} as const satisfies Labels<associates.AssociateStatus>

export const AssociatePaymentMethod = {
  ...american.AssociatePaymentMethod,
  CHECK: 'Cheque',
} as const satisfies Labels<associates.AssociatePaymentMethod>
