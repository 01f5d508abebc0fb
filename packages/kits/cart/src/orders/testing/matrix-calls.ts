import { getOrder, listIdentityOrders } from '@memberkit/contract/commerce/orders'
import { type MatrixCalls, operationsOf } from '@memberkit/testing/matrix-calls'
import { orderCalls } from '../order-calls.ts'

/** Purchasing an order leads to its own page, with a matrix of its own. */
export const matrixCalls: MatrixCalls = {
  ...operationsOf(orderCalls.calls, ['assignOwner', 'addSupplements', 'provision', 'updateSource', 'delete']),
  listIdentityOrders,
  getOrder,
}
