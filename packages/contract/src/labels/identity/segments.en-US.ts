import type * as segments from '../../identity/segments.ts'
import type { Labels } from '../labels.ts'

export const SegmentStatus = {
  ACTIVE: 'Active',
  CANCELED: 'Canceled',
  DELETED: 'Deleted',
} as const satisfies Labels<segments.SegmentStatus>

/** Of one row of an uploaded file. */
export const SegmentRowResult = {
  UPDATED: 'Updated',
  NOTFOUND: 'Not found',
  ERROR: 'Error',
  NOACTION: 'Nothing to change',
} as const satisfies Labels<segments.SegmentRowResult>

export const SegmentAction = {
  CREATED: 'Segment created',
  CHANGED: 'Segment changed',
  CANCELED: 'Segment canceled',
  CHANGE_OWNER: 'Owner changed',
  DELETED: 'Segment deleted',
  UPDATE_STATUS: 'Status changed',
} as const satisfies Labels<segments.SegmentAction>
