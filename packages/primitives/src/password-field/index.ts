export { PasswordField, type PasswordFieldProps, type PasswordLabels } from './PasswordField.tsx'
