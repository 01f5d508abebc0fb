export { DayField, type DayFieldProps, type DayFieldWord } from './DayField.tsx'
