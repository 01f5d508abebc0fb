import { createFeedbackOnlyResolution } from '@memberkit/contract/partners/resolutions'
import type { MatrixCalls } from '@memberkit/testing/matrix-calls'

export const matrixCalls: MatrixCalls = { createFeedbackOnlyResolution }
