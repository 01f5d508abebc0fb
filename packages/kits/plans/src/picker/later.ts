// The parts that only some visitors see: one file, as its parts share controls.
export { ExcludedTiers } from './ExcludedTiers.tsx'
export { PreviewBar } from './PreviewBar.tsx'
export { SupplementChoices } from './SupplementChoices.tsx'
export { TierMatrixChoice } from './TierMatrixChoice.tsx'
