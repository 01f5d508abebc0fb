export { type EnumerationName, labelMessages, labelNamespace } from './label-messages.ts'
export { useLabel } from './useLabel.ts'
export { type StatusLooks, useLooks } from './useLooks.ts'
