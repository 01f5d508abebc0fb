export { Form, type FormProps } from './Form.tsx'
export { FormField, type FormFieldProps } from './FormField.tsx'
export { type FormErrors, type FormMessages, useFormError } from './form-state.ts'
export { type BrokenRule, type FormRule, formRules } from './problems.ts'
