export type { ResolutionsEvent, ResolutionsEventTable } from './events.ts'
export {
  type ClosingStatus,
  closingStatuses,
  isClosing,
  isFinal,
  isFromSurvey,
  isOpen,
  type NextActor,
  nextActor,
  timeSince,
} from './shared/case.rules.ts'
