import type { Received } from '@memberkit/contract'
import type * as service from '@memberkit/contract/partners/resolutions'

// As received: enumerations stay open, so that a value added later still renders.
export type Resolution = Received<service.Resolution>
export type ResolutionSummary = Received<service.ResolutionSummary>
export type ResolutionNote = Received<service.ResolutionNote>
export type ResolutionEvent = Received<service.ResolutionEvent>
export type ResolutionMember = Received<service.ResolutionMember>
export type ClosingSequence = Received<service.ClosingSequence>
