import * as calls from '@memberkit/contract/partners/resolutions'
import type { MatrixCalls } from '@memberkit/testing/matrix-calls'

export const matrixCalls: MatrixCalls = {
  updateAssigneeId: calls.updateResolutionAssigneeId,
  createResolution: calls.createResolution,
  createFeedbackOnlyResolution: calls.createFeedbackOnlyResolution,
  searchInternalResolutions: calls.searchInternalResolutions,
  searchPartnerResolutions: calls.searchPartnerResolutions,
  listIntakes: calls.listIntakes,
}
