import type { ReportingWorkerStatus } from '../../partners/reporting.ts'
import type { Tones } from '../labels.ts'

export const reportingWorkerStatusTones = {
  ACTIVE: 'positive',
  PAUSED: 'caution',
} as const satisfies Tones<ReportingWorkerStatus>
