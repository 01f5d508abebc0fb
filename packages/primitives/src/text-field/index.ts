export { TextArea, type TextAreaProps } from './TextArea.tsx'
export { TextField, type TextFieldProps } from './TextField.tsx'
