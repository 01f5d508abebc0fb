export { Eligibility, type EligibilityProps } from './Eligibility.tsx'
export type { EligibilityPageProps, EligibilitySlots } from './EligibilityPage.tsx'
export type { EligibleBenefit, EligibleProduct } from './eligibility.rules.ts'
export { defaultReasonCodes, type EligibilityReason, type ReasonCodes } from './reasons.rules.ts'
export {
  type EligibilitiesData,
  type EligibilitiesOptions,
  eligibilityFreshFor,
  useEligibilities,
} from './useEligibilities.ts'
