export type { Days } from '../filters/days.ts'
export {
  changesOf,
  type FieldChange,
  filterEntries,
  type JournalFilters,
  type JournalKinds,
  type ReceivedJournalEntry,
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
