export { DiffView, type DiffViewProps } from './DiffView.tsx'
export type { DiffField, DiffLabels } from './types.ts'
