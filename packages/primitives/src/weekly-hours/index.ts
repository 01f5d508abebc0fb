export { WeeklyHours, type WeeklyHoursProps } from './WeeklyHours.tsx'
export type { WeeklyHoursLabels } from './labels.ts'
export type { TimeSpanMessages } from './SpanField.tsx'
export { closedWeek, isValidWeek, type TimeSpan, type WeekHours, type Weekday, weekdays } from './week.ts'
