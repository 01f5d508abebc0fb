import type { Received } from '@memberkit/contract'
import type * as eligibilities from '@memberkit/contract/commerce/eligibilities'

// Enumerations stay open: a value that nobody knew yet must render.
export type ProductEligibility = Received<eligibilities.ProductEligibility>
export type BenefitEligibility = Received<eligibilities.BenefitEligibility>
