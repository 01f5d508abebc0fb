import { getEntitlement, listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { type MatrixCalls, operationsOf } from '@memberkit/testing/matrix-calls'
import { coverageCalls } from '../manage/coverage-calls.ts'

export const matrixCalls: MatrixCalls = { ...operationsOf(coverageCalls.calls), listEntitlements, getEntitlement }
