import { createSubscription, listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { type MatrixCalls, operationsOf } from '@memberkit/testing/matrix-calls'
import { subscriptionCalls } from '../subscription-calls.ts'
import { kinds } from './kinds.ts'

export const matrixCalls: MatrixCalls = {
  ...operationsOf(subscriptionCalls.calls, kinds.billing),
  createSubscription,
  listSubscriptions,
}
export const statusMatrixCalls: MatrixCalls = operationsOf(subscriptionCalls.calls, kinds.status)
export const recordMatrixCalls: MatrixCalls = operationsOf(subscriptionCalls.calls, kinds.record)
