import { Instant } from '../shared/dates.ts'
import { assumed, entity, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { SegmentRowResult, SegmentStatus } from './segments.enums.ts'

const segmentAssociateFields = assumed({ associateId: text, name: maybe(text), addedAt: Instant })

/** An associate in a segment. */
export interface SegmentAssociate extends Out<typeof segmentAssociateFields> {}
export const SegmentAssociate: Schema<SegmentAssociate> = segmentAssociateFields

const segmentFields = entity({
  stated: { status: SegmentStatus, associates: list(SegmentAssociate) },
  assumed: {
    id: text,
    identityId: text,
    name: text,
    description: maybe(text),
    createdAt: Instant,
    updatedAt: Instant,
    version: text,
  },
})

/** A part of the sales network, selected by its owner, `identityId`. `version` is the value for `If-Match`. */
export interface Segment extends Out<typeof segmentFields> {}
export const Segment: Schema<Segment> = segmentFields

const segmentRowFields = entity({
  stated: { result: SegmentRowResult },
  assumed: { row: number, associateId: maybe(text), message: maybe(text) },
})

/** The result of one row. `row` counts from 1, without the header; `message` explains an error. */
export interface SegmentRow extends Out<typeof segmentRowFields> {}
export const SegmentRow: Schema<SegmentRow> = segmentRowFields
