export type { ResolutionsEvent, ResolutionsEventTable } from '../events.ts'
export { PartnerResolutionCase, type PartnerResolutionCaseProps } from './PartnerResolutionCase.tsx'
export { type AllowedPartnerAction, type PartnerActionName, partnerActions } from './partner-actions.ts'
export {
  type PartnerCaseData,
  type PartnerCaseOptions,
  type PartnerCaseResources,
  usePartnerCase,
} from './usePartnerCase.ts'
