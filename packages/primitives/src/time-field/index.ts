export { TimeField, type TimeFieldProps, type TimeMessages } from './TimeField.tsx'
