export { DateField, type DateFieldProps } from './DateField.tsx'
export type { DateChoice, DateLimits, DateMessages } from './useDateSegments.ts'
