import type * as reporting from '../../partners/reporting.ts'
import type { Labels } from '../labels.ts'

export const ReportingWorkerStatus = {
  ACTIVE: 'Active',
  PAUSED: 'Paused',
} as const satisfies Labels<reporting.ReportingWorkerStatus>

export const ReportDataFormat = {
  JSON: 'JSON',
  CSV: 'CSV',
} as const satisfies Labels<reporting.ReportDataFormat>
