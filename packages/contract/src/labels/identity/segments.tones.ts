import type { SegmentStatus, SegmentRowResult } from '../../identity/segments.ts'
import type { Tones } from '../labels.ts'

export const segmentStatusTones = {
  ACTIVE: 'positive',
  CANCELED: 'neutral',
  DELETED: 'neutral',
} as const satisfies Tones<SegmentStatus>

export const segmentRowResultTones = {
  UPDATED: 'positive',
  NOTFOUND: 'caution',
  ERROR: 'critical',
  NOACTION: 'neutral',
} as const satisfies Tones<SegmentRowResult>
