import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as applications from './applications.ts'

const actions =
  'Journal actions: CREATED, MIGRATED, REMOVED, UPDATED_NAME, OWNER_CHANGED, KEY_UPDATED, EXTERNAL_UPDATED.'

test(actions, () => {
  expect(applications.ApplicationAction.options).toEqual(valuesIn(actions))
})

const all = '/v1/identities/{identityId}/applications'
const one = `${all}/{applicationId}`
const calls = [
  [
    'POST, GET /v1/identities/{id}/applications; GET, DELETE /{appId}; GET /v1/applications/{id}; GET /v1/applications;',
    {
      createApplication: `POST ${all} (json)`,
      listIdentityApplications: `GET ${all}`,
      getApplication: `GET ${one}`,
      deleteApplication: `DELETE ${one}`,
      findApplication: 'GET /v1/applications/{applicationId}',
      listApplications: 'GET /v1/applications',
    },
  ],
  [
    'POST /{appId}/updateName, updateExternal, updateKey (body), changeOwner (query); POST /v1/verify.',
    {
      updateApplicationName: `POST ${one}/updateName (json)`,
      updateApplicationExternal: `POST ${one}/updateExternal (json)`,
      updateApplicationKey: `POST ${one}/updateKey (json)`,
      changeApplicationOwner: `POST ${one}/changeOwner (query)`,
      verifyApplication: 'POST /v1/verify (json)',
    },
  ],
  [
    'Journal /v1/applications/journal.',
    {
      applicationJournal: 'GET /v1/applications/journal (query)',
      applicationMaxClock: 'GET /v1/applications/journal/maxClock',
    },
  ],
] as const

const operations = pick(applications, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['applications']))
})
