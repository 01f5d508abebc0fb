import { type MatrixCalls, operationsOf } from '@memberkit/testing/matrix-calls'
import { ownerCalls } from '../../shared/subscription-calls.ts'

export const matrixCalls: MatrixCalls = operationsOf(ownerCalls)
