import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { list, text } from '../wire.ts'
import { NewReport, ReportQuery } from './reporting.bodies.ts'
import { Report, ReportingWorker, ReportKey } from './reporting.entities.ts'
import { ReportDataFormat, ReportingWorkerStatus } from './reporting.enums.ts'

// Source: partners and service delivery, section 7, "Reporting".

const staff = { access: 'internal', assumes: ['access'] } as const
const reports = at('reporting', '/v1/reporting', staff)
const worker = at('reporting', '/v1/worker', staff)

export const createReport = post(reports, '', { body: NewReport, returns: Report })
export const listReportKeys = get(reports, 'keys', { returns: list(ReportKey) })
export const getReport = get(reports, '{reportId}', { returns: Report })
export const deleteReport = del(reports, '{reportId}')
/** Returns a matching report, or creates one. The meaning of the two path parts is not shown. */
export const getOrCreateReport = get(reports, '{a}/{b}', { query: ReportQuery, returns: Report })

export const getReportingWorker = get(worker, '', { returns: ReportingWorker })
export const pauseReportingWorker = post(worker, 'pause', { returns: ReportingWorker })
export const activateReportingWorker = post(worker, 'activate', { returns: ReportingWorker })
export const setReportingWorkerTimer = post(worker, 'timer/{value}', { returns: ReportingWorker })

export const reportJournal = journal('reporting', '/v1/reporting', text, { assumes: ['path', 'access'] })
export const reportMaxClock = maxClock('reporting', '/v1/reporting')

export { NewReport, Report, ReportDataFormat, ReportingWorker, ReportingWorkerStatus, ReportKey, ReportQuery }
