export { WeeklyHours, type WeeklyHoursProps } from './WeeklyHours.tsx'
export type { WeeklyHoursLabels } from './DayRow.tsx'
export type { TimeSpanMessages } from './SpanField.tsx'
export { closedWeek, isValidWeek, type TimeSpan, type WeekHours, type Weekday, weekdays } from './week.ts'
