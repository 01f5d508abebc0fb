import { Instant } from '../shared/dates.ts'
import { Reference } from '../shared/reference.ts'
import { assumed, entity, list, maybe, number, type Out, record, type Schema, text } from '../wire.ts'
import { ReportDataFormat, ReportingWorkerStatus } from './reporting.enums.ts'

const reportKeyFields = assumed({ key: text, label: text, description: maybe(text) })

/** A key of reports. The specification doesn't show what a key stands for: the mock platform's are columns. */
export interface ReportKey extends Out<typeof reportKeyFields> {}
export const ReportKey: Schema<ReportKey> = reportKeyFields

const reportingWorkerFields = entity({
  stated: { status: ReportingWorkerStatus, timer: number, dataFormat: ReportDataFormat },
  assumed: { lastRunAt: maybe(Instant), nextRunAt: maybe(Instant), waiting: maybe(number) },
})

/** The worker that creates reports one after another. `timer` is the wait between two runs; its unit is not shown. */
export interface ReportingWorker extends Out<typeof reportingWorkerFields> {}
export const ReportingWorker: Schema<ReportingWorker> = reportingWorkerFields

const reportFields = entity({
  stated: { keys: list(text), worker: maybe(ReportingWorker) },
  assumed: {
    id: text,
    name: text,
    dataFormat: ReportDataFormat,
    createdAt: Instant,
    createdBy: maybe(Reference),
    progress: maybe(number),
    finishedAt: maybe(Instant),
    rowCount: maybe(number),
    fileUrl: maybe(text),
  },
  unshown: { rows: maybe(list(record)) },
})

/**
 * The platform's data for `keys`, as a table. `progress` is in percent; a finished report has its `rows`, or a
 * `fileUrl` if they are too many.
 */
export interface Report extends Out<typeof reportFields> {}
export const Report: Schema<Report> = reportFields
