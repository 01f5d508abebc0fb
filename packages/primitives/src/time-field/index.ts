export { TimeField, type TimeFieldProps } from './TimeField.tsx'
export type { TimeMessages } from './useTimeSegments.ts'
