import { addResolutionNote, updateResolution } from '@memberkit/contract/partners/resolutions'
import type { MatrixCalls } from '@memberkit/testing/matrix-calls'

export const matrixCalls: MatrixCalls = { updateActionTaken: updateResolution, addNote: addResolutionNote }
