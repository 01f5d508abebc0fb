export { RepeatableRows } from './RepeatableRows.tsx'
export type {
  RepeatableRow,
  RepeatableRowsFullLabels,
  RepeatableRowsLabels,
  RepeatableRowsProps,
  RepeatableRowsReorderLabels,
} from './types.ts'
