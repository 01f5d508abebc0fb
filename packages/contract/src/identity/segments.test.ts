import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as segments from './segments.ts'

test.each([
  ['Actions: CREATED, CHANGED, CANCELED, CHANGE_OWNER, DELETED, UPDATE_STATUS.', segments.SegmentAction],
  ['Status: ACTIVE, CANCELED, DELETED.', segments.SegmentStatus],
  ['CSV per-row result: UPDATED, NOTFOUND, ERROR, NOACTION.', segments.SegmentRowResult],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const under = '/v1/identities/{identityId}/segments'
const calls = [
  [
    'GET /segments (owner filter query); GET /segments/{id}; POST /v1/identities/{id}/segments; PUT, DELETE /v1/identities/{id}/segments/{segmentId}.',
    {
      listSegments: 'GET /segments (query)',
      getSegment: 'GET /segments/{segmentId}',
      createSegment: `POST ${under} (json)`,
      updateSegment: `PUT ${under}/{segmentId} (json)`,
      deleteSegment: `DELETE ${under}/{segmentId}`,
    },
  ],
  [
    'POST .../associates; POST .../csvUpload/{a}/{b} (multipart); POST .../changeOwner.',
    {
      updateSegmentAssociates: `POST ${under}/{segmentId}/associates (json)`,
      uploadSegmentCsv: `POST ${under}/{segmentId}/csvUpload/{a}/{b} (json)`,
      changeSegmentOwner: `POST ${under}/{segmentId}/changeOwner (json)`,
    },
  ],
  [
    'GET /v1/segments/journal; each service has GET journal/maxClock.',
    {
      segmentJournal: 'GET /v1/segments/journal (query)',
      segmentMaxClock: 'GET /v1/segments/journal/maxClock',
    },
  ],
] as const

const operations = pick(segments, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['segments']))
})

test('a CSV upload is multipart', () => {
  expect(segments.uploadSegmentCsv).toMatchObject({ encoding: 'multipart' })
})
