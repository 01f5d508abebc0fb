export { type ControlAttributes, Field, type FieldFrameProps, type FieldProps } from './Field.tsx'
export { FieldSet, type FieldSetProps } from './FieldSet.tsx'
