export { WeeklyHours, type WeeklyHoursProps } from './WeeklyHours.tsx'
export type { WeeklyHoursLabels } from './DayRow.tsx'
export type { SpanMessages } from './SpanField.tsx'
export { closedWeek, isValidWeek, type TimeSpan, type WeekHours, type Weekday, weekdays } from './week.ts'
