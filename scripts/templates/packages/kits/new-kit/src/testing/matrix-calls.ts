import * as calls from '@memberkit/contract/commerce/subscriptions'
import type { MatrixCalls } from '@memberkit/testing/matrix-calls'
// <actions>
import { operationsOf } from '@memberkit/testing/matrix-calls'
import { newKitCalls } from '../actions/new-kit-calls.ts'
// </actions>

export const matrixCalls: MatrixCalls = {
  // <actions>
  ...operationsOf(newKitCalls.calls),
  // </actions>
  listSubscriptions: calls.listSubscriptions,
}
