import type * as classicJobs from '../../commerce/classic-jobs.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  ClassicJob: { one: 'Legacy job', many: 'Legacy jobs', about: 'A task the legacy system runs on a schedule' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.ClassicJob,
  about: 'Background work of the legacy system',
} as const satisfies Name

export const fields = {
  isRunning: 'Running',
  lastStartedAt: 'Last started',
  lastEndedAt: 'Last finished',
} as const satisfies FieldWords

export const actions = {
  listClassicJobs: 'View legacy jobs',
  listRunningClassicJobs: 'View running jobs',
  pauseClassicJob: 'Pause job',
  resumeClassicJob: 'Resume job',
  triggerClassicJob: 'Run job now',
} as const satisfies ActionWords<typeof classicJobs>

/** Announcements of completed actions. Reads have none. */
export const done = {
  pauseClassicJob: 'Job paused',
  resumeClassicJob: 'Job resumed',
  triggerClassicJob: 'Job started',
} as const satisfies ActionWords<typeof classicJobs>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  TRIGGERED: done.triggerClassicJob,
  PAUSED: done.pauseClassicJob,
  RESUMED: done.resumeClassicJob,
  FINISHED: 'Job finished',
} as const satisfies JournalWords
