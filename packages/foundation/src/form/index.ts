export { DialogForm, type DialogFormProps } from './DialogForm.tsx'
export { usePrefilled } from './usePrefilled.ts'
