import * as calls from '@memberkit/contract/commerce/payments'
import { getIdentity } from '@memberkit/contract/identity/identities'
import { type MatrixCalls, operationsOf } from '@memberkit/testing/matrix-calls'
import { methodCalls } from '../manage/method-calls.ts'

export const matrixCalls: MatrixCalls = {
  ...operationsOf(methodCalls.calls),
  'replaceCard, a number with the same month': calls.updateCardPaymentDetails,
  add: calls.createPaymentMethod,
  'add (group)': calls.createGroupPaymentMethod,
  'add (no owner)': calls.createAnonymousPaymentMethod,
  assign: calls.assignAnonymousPaymentMethodOwner,
  getIdentity,
  listPaymentMethods: calls.listPaymentMethods,
}
