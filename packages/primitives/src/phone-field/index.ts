export type { PhoneCountry } from './phone-draft.ts'
export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'
