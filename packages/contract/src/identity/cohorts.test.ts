import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as cohorts from './cohorts.ts'

test.each([
  ['Type: ASSOCIATE_LICENSES, SHIELD_AT_WORK_BETA.', cohorts.CohortType],
  ['Actions: CREATED, UPDATED, DELETED, OWNER_CHANGED.', cohorts.CohortAction],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const calls = [
  [
    'POST, GET /v1/identities/{id}/cohorts; PUT, DELETE /v1/cohorts/{id}; POST /v1/cohorts/{id}/changeOwner.',
    {
      createCohort: 'POST /v1/identities/{identityId}/cohorts (json)',
      listCohorts: 'GET /v1/identities/{identityId}/cohorts',
      updateCohort: 'PUT /v1/cohorts/{cohortId} (json)',
      deleteCohort: 'DELETE /v1/cohorts/{cohortId}',
      changeCohortOwner: 'POST /v1/cohorts/{cohortId}/changeOwner (json)',
    },
  ],
  [
    'GET /cohorts/journal and /cohorts/journal/maxClock.',
    { cohortJournal: 'GET /cohorts/journal (query)', cohortMaxClock: 'GET /cohorts/journal/maxClock' },
  ],
] as const

const operations = pick(cohorts, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['cohorts']))
})
