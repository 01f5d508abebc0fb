export { type Enumerations, labelsOf, type LabelTable, looksOf } from './labels.ts'
export { type EnumerationIn, type SayLabel, useLabels } from './useLabels.ts'
export { type StatusLooks, useLooks } from './useLooks.ts'
