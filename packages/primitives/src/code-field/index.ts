export { codeCharacters, CodeField, type CodeFieldProps } from './CodeField.tsx'
