import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { PaymentMethodStatus } from './payments.enums.ts'
import type * as calls from './payments.ts'

const active: readonly PaymentMethodStatus[] = ['ACTIVE']

/**
 * "Allowed transitions are not shown" (commerce, section 4). Default: only an active payment method can be charged. The
 * platform sets all statuses itself.
 */
export const paymentTransitions = assumedTransitions({
  create: { to: 'ACTIVE' },
  createCharge: { from: active },
  createAuthorization: { from: active },
  createSale: { from: active },
  createVerification: { from: active },
} satisfies TransitionsOf<PaymentMethodStatus, typeof calls>)
