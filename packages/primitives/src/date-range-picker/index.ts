export {
  DateRangePicker,
  type DateRangeLabels,
  type DateRangePickerProps,
  type DateRangePreset,
} from './DateRangePicker.tsx'
export type { DateRange, DateRangeMessages } from './useDateRange.ts'
