import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Segment", value for value and in its order.

/** What the segment journal records. */
export const SegmentAction = oneOf('CREATED', 'CHANGED', 'CANCELED', 'CHANGE_OWNER', 'DELETED', 'UPDATE_STATUS')
export type SegmentAction = Out<typeof SegmentAction>

export const SegmentStatus = oneOf('ACTIVE', 'CANCELED', 'DELETED')
export type SegmentStatus = Out<typeof SegmentStatus>

/** What became of one row of an uploaded file. */
export const SegmentRowResult = oneOf('UPDATED', 'NOTFOUND', 'ERROR', 'NOACTION')
export type SegmentRowResult = Out<typeof SegmentRowResult>
