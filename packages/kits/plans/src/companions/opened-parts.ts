// Opened on intent, in one file: both read the catalogue, and share its words.
export { ComparisonPage } from '../compare/ComparisonPage.tsx'
export { PickerComparison } from '../compare/PickerComparison.tsx'
export { EligibilityPage } from '../eligibility/EligibilityPage.tsx'
