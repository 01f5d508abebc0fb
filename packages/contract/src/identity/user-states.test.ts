import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as userStates from './user-states.ts'

test.each([
  ['Impression: INTERESTED, NOT_INTERESTED, SKIPPED, SEEN, MAYBE_LATER.', userStates.Impression],
  ['Status: ACTIVE, CANCELED, DELETED.', userStates.UserStateStatus],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const all = '/v1/identities/{identityId}/userStates'
const one = `${all}/{stateId}`
const calls = [
  [
    'GET, POST /v1/identities/{id}/userStates; GET, DELETE /{sid}.',
    {
      listUserStates: `GET ${all}`,
      createUserState: `POST ${all} (json)`,
      getUserState: `GET ${one}`,
      deleteUserState: `DELETE ${one}`,
    },
  ],
  [
    'POST /{sid}/ addDeviceToken, updateClientMetadata, updateMobileAppVersion, updateIDShieldNotificationSettings, updateIDShieldSmsNotificationSettings, updateIDShieldPushNotificationSettings, updateChatVersion, addAlert, addImpression, changeOwner.',
    {
      addDeviceToken: `POST ${one}/addDeviceToken (json)`,
      updateClientMetadata: `POST ${one}/updateClientMetadata (json)`,
      updateMobileAppVersion: `POST ${one}/updateMobileAppVersion (json)`,
      updateIDShieldNotificationSettings: `POST ${one}/updateIDShieldNotificationSettings (json)`,
      updateIDShieldSmsNotificationSettings: `POST ${one}/updateIDShieldSmsNotificationSettings (json)`,
      updateIDShieldPushNotificationSettings: `POST ${one}/updateIDShieldPushNotificationSettings (json)`,
      updateChatVersion: `POST ${one}/updateChatVersion (json)`,
      addUserStateAlert: `POST ${one}/addAlert (json)`,
      addImpression: `POST ${one}/addImpression (json)`,
      changeUserStateOwner: `POST ${one}/changeOwner (json)`,
    },
  ],
  [
    'DELETE /{sid}/deleteDeviceToken (body). Journal at /v1/usersState/journal.',
    {
      deleteDeviceToken: `DELETE ${one}/deleteDeviceToken (json)`,
      userStateJournal: 'GET /v1/usersState/journal (query)',
      userStateMaxClock: 'GET /v1/usersState/journal/maxClock',
    },
  ],
] as const

const operations = pick(userStates, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['user-states']))
})
