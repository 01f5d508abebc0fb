import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange } from '../shared/owner.ts'
import { partnerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import { NewSegment, SegmentAssociates, SegmentChange, SegmentCsv, SegmentQuery } from './segments.bodies.ts'
import { Segment, SegmentAssociate, SegmentRow } from './segments.entities.ts'
import { SegmentAction, SegmentRowResult, SegmentStatus } from './segments.enums.ts'

// Source: identity and communication, section 7, "Segments". Two paths have no version there.

const network = { realms: partnerRealms, assumes: ['realms'] } as const
const all = at('segments', '/segments', network)
const segments = at('segments', '/v1/identities/{identityId}/segments', network)
const segment = at('segments', '/v1/identities/{identityId}/segments/{segmentId}', network)

export const listSegments = get(all, '', { query: SegmentQuery, returns: list(Segment) })
export const getSegment = get(all, '{segmentId}', { returns: Segment })
export const createSegment = post(segments, '', { body: NewSegment, returns: Segment })
export const updateSegment = put(segment, '', { body: SegmentChange, returns: Segment })
export const deleteSegment = del(segment, '')

/**
 * Replaces a segment's associates. Whether the body adds to the list or replaces it is not shown; assumed to replace
 * it.
 */
export const updateSegmentAssociates = post(segment, 'associates', { body: SegmentAssociates, returns: Segment })
/** The meaning of the two path parameters is not shown, so they keep the specification's letters. */
export const uploadSegmentCsv = post(segment, 'csvUpload/{a}/{b}', {
  body: SegmentCsv,
  encoding: 'multipart',
  returns: list(SegmentRow),
})
export const changeSegmentOwner = post(segment, 'changeOwner', { body: OwnerChange, returns: Segment })

export const segmentJournal = journal('segments', '/v1/segments', SegmentAction)
export const segmentMaxClock = maxClock('segments', '/v1/segments')

export {
  NewSegment,
  Segment,
  SegmentAction,
  SegmentAssociate,
  SegmentAssociates,
  SegmentChange,
  SegmentCsv,
  SegmentQuery,
  SegmentRow,
  SegmentRowResult,
  SegmentStatus,
}
export { segmentTransitions } from './segments.transitions.ts'
