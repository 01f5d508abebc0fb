import type * as segments from '../../identity/segments.ts'
import type { Labels } from '../labels.ts'

export { SegmentRowResult } from './segments.en-US.ts'

export const SegmentStatus = {
  ACTIVE: 'Active',
  CANCELED: 'Cancelled',
  DELETED: 'Deleted',
} as const satisfies Labels<segments.SegmentStatus>

export const SegmentAction = {
  CREATED: 'Segment created',
  CHANGED: 'Segment changed',
  CANCELED: 'Segment cancelled',
  CHANGE_OWNER: 'Owner changed',
  DELETED: 'Segment deleted',
  UPDATE_STATUS: 'Status changed',
} as const satisfies Labels<segments.SegmentAction>
