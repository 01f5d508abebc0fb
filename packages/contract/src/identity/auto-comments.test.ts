import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { NotePriority } from '../shared/notes.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as comments from './auto-comments.ts'

test.each([
  ['Priority: LOW, MEDIUM, HIGH.', NotePriority],
  ['Subject type: ENTITLEMENT, BRANCH.', comments.AutoCommentSubjectType],
  ['Action: CREATED, OWNER_CHANGED.', comments.AutoCommentAction],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const under = '/v1/identities/{identityId}/autoComments'
const calls = [
  [
    'POST, GET /v1/identities/{id}/autoComments; GET /{commentId}; POST .../changeOwner.',
    {
      createAutoComment: `POST ${under} (json)`,
      listAutoComments: `GET ${under}`,
      getAutoComment: `GET ${under}/{commentId}`,
      changeAutoCommentOwner: `POST ${under}/{commentId}/changeOwner (json)`,
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      autoCommentJournal: 'GET /v1/autoComments/journal (query)',
      autoCommentMaxClock: 'GET /v1/autoComments/journal/maxClock',
    },
  ],
] as const

const operations = pick(comments, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['auto-comments']))
})
