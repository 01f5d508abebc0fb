export type { Days } from '../filters/days.ts'
export { JournalItem, type JournalItemProps } from './JournalItem.tsx'
export {
  changesOf,
  type FieldChange,
  filterEntries,
  type JournalFilters,
  type JournalKinds,
  labelIn,
  type Labels,
  type ReceivedJournalEntry,
  shortValue,
} from './journal.rules.ts'
export { JournalTimeline, type JournalTimelineProps, type JournalLabels } from './JournalTimeline.tsx'
export {
  type Journal,
  type JournalOperation,
  type JournalOptions,
  type MaxClockOperation,
  useJournal,
  useLastChange,
} from './useJournal.ts'
