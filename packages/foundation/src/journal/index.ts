export type { Days } from '../filters/days.ts'
export { changesOf, type FieldChange, filterEntries, type JournalFilters, type JournalLine } from './journal.rules.ts'
export { JournalTimeline, type JournalTimelineProps, type JournalWords } from './JournalTimeline.tsx'
export {
  type Journal,
  type JournalOperation,
  type JournalOptions,
  type MaxClockOperation,
  useJournal,
  useLastChange,
} from './useJournal.ts'
