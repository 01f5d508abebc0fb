import type * as reporting from '../../partners/reporting.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  Report: { one: 'Report', many: 'Reports', about: 'A table or file made from chosen keys' },
  ReportKey: { one: 'Report key', many: 'Report keys', about: 'A key that a report can have' },
  ReportingWorker: { one: 'Report runner', many: 'Report runners', about: 'What runs waiting reports' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Report,
  about: 'Reports over the platform’s data, and what runs them',
} as const satisfies Name

export const fields = {
  reportId: 'Report',
  a: 'First value in the address',
  b: 'Second value in the address',
  dataFormat: 'Format',
  worker: 'Report runner',
  progress: 'Progress',
  rowCount: 'Number of rows',
  fileUrl: 'File',
  rows: 'Rows',
  timer: 'Runs every',
  value: 'Runs every',
} as const satisfies FieldWords

export const hints = {
  timer: 'The wait between two runs; in which unit, the service doesn’t say',
  value: 'The wait between two runs; in which unit, the service doesn’t say',
  keys: 'Which keys the report has',
} as const satisfies FieldWords

export const actions = {
  activateReportingWorker: 'Start report runner',
  createReport: 'Create report',
  deleteReport: 'Delete report',
  getOrCreateReport: 'Run report',
  getReport: 'View report',
  getReportingWorker: 'View report runner',
  listReportKeys: 'View report keys',
  pauseReportingWorker: 'Pause report runner',
  setReportingWorkerTimer: 'Change run interval',
} as const satisfies ActionWords<typeof reporting>

/** Consequences of actions, shown before they are sent. */
export const consequences = {
  pauseReportingWorker: 'New reports wait until it’s started again.',
} as const satisfies ActionWords<typeof reporting>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateReportingWorker: 'Report runner started',
  createReport: 'Report created',
  deleteReport: 'Report deleted',
  pauseReportingWorker: 'Report runner paused',
  setReportingWorkerTimer: 'Run interval changed',
} as const satisfies ActionWords<typeof reporting>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATE: done.createReport,
  RUN: 'Report run',
  FINISH: 'Report finished',
  DELETE: done.deleteReport,
  ACTIVATE: done.activateReportingWorker,
  PAUSE: done.pauseReportingWorker,
  UPDATE_TIMER: done.setReportingWorkerTimer,
} as const satisfies JournalWords
