export { NationalIdField, type NationalIdFieldProps, type NationalIdLabels } from './NationalIdField.tsx'
