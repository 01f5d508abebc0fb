// Opened on intent, in one file: both read the catalogue, and share its words.
export { ComparisonPage } from '../compare/ComparisonPage.tsx'
export { EligibilityPage } from '../eligibility/EligibilityPage.tsx'
export { TierComparison } from '../picker/TierComparison.tsx'
