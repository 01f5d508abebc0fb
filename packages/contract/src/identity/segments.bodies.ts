import { assumed, file, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { SegmentStatus } from './segments.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): every name here is ours.

const segmentQueryFields = assumed({ ownerId: maybe(text) })

/** Whose segments; without an owner, all of them. */
export interface SegmentQuery extends Out<typeof segmentQueryFields> {}
export const SegmentQuery: Schema<SegmentQuery> = segmentQueryFields

const newSegmentFields = assumed({ name: text, description: maybe(text), associateIds: maybe(list(text)) })

/** A segment to create. */
export interface NewSegment extends Out<typeof newSegmentFields> {}
export const NewSegment: Schema<NewSegment> = newSegmentFields

const segmentChangeFields = assumed({ name: text, description: maybe(text), status: maybe(SegmentStatus) })

/** What a segment is from now on. No call cancels one, so its status is read as set here. */
export interface SegmentChange extends Out<typeof segmentChangeFields> {}
export const SegmentChange: Schema<SegmentChange> = segmentChangeFields

const segmentAssociatesFields = assumed({ associateIds: list(text) })

/** Everyone the segment holds from now on. */
export interface SegmentAssociates extends Out<typeof segmentAssociatesFields> {}
export const SegmentAssociates: Schema<SegmentAssociates> = segmentAssociatesFields

const segmentCsvFields = assumed({ file })

/** A CSV file with one associate a row. */
export interface SegmentCsv extends Out<typeof segmentCsvFields> {}
export const SegmentCsv: Schema<SegmentCsv> = segmentCsvFields
