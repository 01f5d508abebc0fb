export { formatTime } from './format-time.ts'
export { parseTime, parseTimeRanges, type TimeContext, type TimeRange } from './parse-times.ts'
export { TimeField, type TimeFieldProps } from './TimeField.tsx'
export type { TimeMessages } from './useTimeSegments.ts'
