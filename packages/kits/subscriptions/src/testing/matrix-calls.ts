import {
  getSubscription,
  listOutstandingInvoices,
  listSubscriptionDiscountRecords,
} from '@memberkit/contract/commerce/subscriptions'
import { type MatrixCalls, operationsOf } from '@memberkit/testing/matrix-calls'
import { changeCalls } from '../change/change-calls.ts'

export const matrixCalls: MatrixCalls = {
  ...operationsOf(changeCalls.calls),
  getSubscription,
  listOutstandingInvoices,
  listSubscriptionDiscountRecords,
}
