import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Segment", value for value and in its order.

/** The actions of the segment journal. */
export const SegmentAction = oneOf('CREATED', 'CHANGED', 'CANCELED', 'CHANGE_OWNER', 'DELETED', 'UPDATE_STATUS')
export type SegmentAction = Out<typeof SegmentAction>

export const SegmentStatus = oneOf('ACTIVE', 'CANCELED', 'DELETED')
export type SegmentStatus = Out<typeof SegmentStatus>

/** The result of one row of an uploaded file. */
export const SegmentRowResult = oneOf('UPDATED', 'NOTFOUND', 'ERROR', 'NOACTION')
export type SegmentRowResult = Out<typeof SegmentRowResult>
