export type { TimelineEvent, TimelineEventTable } from './events.ts'
export { type TimelineData, type TimelineOptions, type TimelineRow, useTimeline } from './shared/useTimeline.ts'
