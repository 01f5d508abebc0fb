import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { ClassicIdType } from '../shared/classic-id.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as merge from './identity-merge.ts'

test.each([
  ['Actions: MERGE, UNMERGE.', merge.IdentityMergeAction],
  ['Statuses: CREATED, IN_PROGRESS, OK, WARNING, FAILED, PROCESSING, COMPLETE.', merge.IdentityMergeStatus],
  ['Classic id types: Member, Associate, Dependent.', ClassicIdType],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const identity = '/v1/identities/{identityId}'
const merges = '/v1/identities/merges'
const calls = [
  [
    'POST /v1/identities/{id}/merge and /unmerge (query and body); POST /v1/identities/merges; GET /v1/identities/merges/{id}; POST /merges/{id}/addProcessorStatuses and /updateProcessorStatus.',
    {
      mergeIdentities: `POST ${identity}/merge (query) (json)`,
      unmergeIdentities: `POST ${identity}/unmerge (query) (json)`,
      findIdentityMerges: `POST ${merges} (json)`,
      getIdentityMerge: `GET ${merges}/{mergeId}`,
      addMergeProcessorStatuses: `POST ${merges}/{mergeId}/addProcessorStatuses (json)`,
      updateMergeProcessorStatus: `POST ${merges}/{mergeId}/updateProcessorStatus (json)`,
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      identityMergeJournal: `GET ${merges}/journal (query)`,
      identityMergeMaxClock: `GET ${merges}/journal/maxClock`,
    },
  ],
] as const

const operations = pick(merge, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['identity-merge']))
})
