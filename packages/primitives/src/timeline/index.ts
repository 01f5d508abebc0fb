export { Timeline, TimelineItem, type TimelineItemProps, type TimelineProps } from './Timeline.tsx'
export { TimelineChange, type TimelineChangeProps } from './TimelineChange.tsx'
