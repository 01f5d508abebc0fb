export type { ResolutionsEvent, ResolutionsEventTable } from '../events.ts'
export { type ClosingPolicy, defaultClosingPolicy } from './closing/closing.rules.ts'
export type { Snippet } from './compose/snippets.rules.ts'
export { ResolutionCase, type ResolutionCaseProps } from './ResolutionCase.tsx'
export { type AllowedResolutionAction, type ResolutionActionName, resolutionActions } from './resolution-actions.ts'
export type { CaseSlots, QueueKeys } from './slots.ts'
export {
  type CaseContext,
  type CaseData,
  type ResolutionCaseOptions,
  type ResolutionCaseResources,
  type Transitions,
  useResolutionCase,
} from './useResolutionCase.ts'
export { caseLink } from './case-link.ts'
