import type { MatrixCalls } from '@memberkit/testing/matrix-calls'
import { sectionCases } from './section-cases.ts'

/** Every call that saves a part of a branch. */
export const matrixCalls: MatrixCalls = Object.fromEntries(
  sectionCases.map(({ operation }) => [String(operation.action), operation]),
)
