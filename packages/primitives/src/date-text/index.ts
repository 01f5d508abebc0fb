export { DateText, type DateTextProps } from './DateText.tsx'
export { PeriodText, type PeriodTextProps } from './PeriodText.tsx'
