import * as calls from '@memberkit/contract/partners/resolutions'
import { type MatrixCalls, operationsOf } from '@memberkit/testing/matrix-calls'
import { resolutionCalls } from '../actions/resolution-calls.ts'

export const matrixCalls: MatrixCalls = {
  ...operationsOf(resolutionCalls.calls),
  addInternalUseOnlyNote: calls.addResolutionInternalUseOnlyNote,
  logAttempt: calls.addResolutionNote,
  getResolution: calls.getResolution,
}
