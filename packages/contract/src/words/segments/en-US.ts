import type * as segments from '../../identity/segments.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Segment: { one: 'Segment', many: 'Segments', about: 'A named group of associates' },
  SegmentRow: { one: 'Row', many: 'Rows', about: 'What became of one row of the file' },
  SegmentAssociate: { one: 'Associate', many: 'Associates' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Segment,
  about: 'Associates grouped for campaigns and offers',
} as const satisfies Name

export const fields = {
  segmentId: 'Segment',
  a: 'First value in the address',
  b: 'Second value in the address',
  associateIds: 'Associates',
  row: 'Row',
  file: 'CSV file',
} as const satisfies FieldWords

export const hints = {
  file: 'One associate number a row',
} as const satisfies FieldWords

export const actions = {
  changeSegmentOwner: 'Change owner',
  createSegment: 'Create segment',
  deleteSegment: 'Delete segment',
  getSegment: 'View segment',
  listSegments: 'View segments',
  updateSegment: 'Edit segment',
  updateSegmentAssociates: 'Change associates',
  uploadSegmentCsv: 'Upload CSV file',
} as const satisfies ActionWords<typeof segments>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeSegmentOwner: 'Owner changed',
  createSegment: 'Segment created',
  deleteSegment: 'Segment deleted',
  updateSegment: 'Segment updated',
  updateSegmentAssociates: 'Associates changed',
  uploadSegmentCsv: 'CSV file uploaded',
} as const satisfies ActionWords<typeof segments>

export { SegmentAction as journal } from '../../labels/identity/segments.en-US.ts'
