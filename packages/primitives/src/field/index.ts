export { controlAttributes, describe, type FieldProps, labelText, messages, renderField } from './Field.tsx'
