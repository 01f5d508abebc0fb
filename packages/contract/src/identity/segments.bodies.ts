import { assumed, file, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { SegmentStatus } from './segments.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const segmentQueryFields = assumed({ ownerId: maybe(text) })

/** The owner whose segments to list; without one, all segments. */
export interface SegmentQuery extends Out<typeof segmentQueryFields> {}
export const SegmentQuery: Schema<SegmentQuery> = segmentQueryFields

const newSegmentFields = assumed({ name: text, description: maybe(text), associateIds: maybe(list(text)) })

/** A segment to create. */
export interface NewSegment extends Out<typeof newSegmentFields> {}
export const NewSegment: Schema<NewSegment> = newSegmentFields

const segmentChangeFields = assumed({ name: text, description: maybe(text), status: maybe(SegmentStatus) })

/** The changed segment, including its status: no operation cancels one. */
export interface SegmentChange extends Out<typeof segmentChangeFields> {}
export const SegmentChange: Schema<SegmentChange> = segmentChangeFields

const segmentAssociatesFields = assumed({ associateIds: list(text) })

/** All associates of a segment. Replaces the whole list. */
export interface SegmentAssociates extends Out<typeof segmentAssociatesFields> {}
export const SegmentAssociates: Schema<SegmentAssociates> = segmentAssociatesFields

const segmentCsvFields = assumed({ file })

/** A CSV file with one associate per row. */
export interface SegmentCsv extends Out<typeof segmentCsvFields> {}
export const SegmentCsv: Schema<SegmentCsv> = segmentCsvFields
