import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { Order } from './orders.entities.ts'
import type * as calls from './orders.ts'

const unpaid: readonly Order['status'][] = ['OPEN', 'PAYMENT_FAILED']

/** "Allowed transitions are not shown" (commerce, section 4). Default: an order can change until any of it is paid. */
export const orderTransitions = assumedTransitions({
  create: { to: 'OPEN' },
  delete: { from: unpaid },
  offers: { from: unpaid },
  authorizedUsers: { from: unpaid },
  purchase: {
    from: [...unpaid, 'PARTIALLY_FUNDED'],
    to: ['PROCESSING', 'FUNDED', 'PARTIALLY_FUNDED', 'PAYMENT_FAILED'],
  },
  provision: { from: ['FUNDED', 'FULLY_FUNDED'], to: 'PROVISIONED' },
} satisfies TransitionsOf<Order['status'], typeof calls>)
