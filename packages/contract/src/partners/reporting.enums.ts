import { oneOf, type Out } from '../wire.ts'

// Source of every list: partners and service delivery, section 3, "Reporting", value for value and in its order.

export const ReportingWorkerStatus = oneOf('ACTIVE', 'PAUSED')
export type ReportingWorkerStatus = Out<typeof ReportingWorkerStatus>

/** "Data format" in the specification. */
export const ReportDataFormat = oneOf('JSON', 'CSV')
export type ReportDataFormat = Out<typeof ReportDataFormat>
