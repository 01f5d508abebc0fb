export { DatePicker, type DatePickerLabels, type DatePickerProps } from './DatePicker.tsx'
