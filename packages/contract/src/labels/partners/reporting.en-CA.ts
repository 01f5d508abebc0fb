export { ReportDataFormat, ReportingWorkerStatus } from './reporting.en-US.ts'
