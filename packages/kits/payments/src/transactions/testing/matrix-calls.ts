import { createCharge, findTransactions } from '@memberkit/contract/commerce/payments'
import type { MatrixCalls } from '@memberkit/testing/matrix-calls'
import { operationOf, typeOf } from '../staff/calls.ts'

export const matrixCalls: MatrixCalls = {
  ...Object.fromEntries((Object.keys(typeOf) as (keyof typeof typeOf)[]).map((name) => [name, operationOf(name, 2)])),
  'charge of the first version': createCharge,
  findTransactions,
}
