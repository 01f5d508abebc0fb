import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { Realm } from '../shared/realm.ts'
import { ClassicIdType } from '../shared/classic-id.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as identities from './identities.ts'

test.each([
  ['Realm: User, Machine, Internal, Partner, GroupAdmin.', Realm],
  ['Classic id type: Member, Associate, Dependent.', ClassicIdType],
  ['Federated auth type: Okta.', identities.FederatedAuthType],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const one = '/v1/identities/{identityId}'
const calls = [
  [
    'GET /v1/identities (query); POST /v1/identities; GET, DELETE /v1/identities/{id}; GET /v1/identityExists (query); GET /v1/keys/{id}.',
    {
      findIdentities: 'GET /v1/identities (query)',
      createIdentity: 'POST /v1/identities (json)',
      getIdentity: `GET ${one}`,
      deleteIdentity: `DELETE ${one}`,
      checkIdentityExists: 'GET /v1/identityExists (query)',
      getIdentityKey: 'GET /v1/keys/{keyId}',
    },
  ],
  [
    'POST /v1/identities/{id}/impersonate, /touch, /updateCanCreateToken; POST /v1/identities/migrate.',
    {
      impersonateIdentity: `POST ${one}/impersonate (json)`,
      touchIdentity: `POST ${one}/touch`,
      updateCanCreateToken: `POST ${one}/updateCanCreateToken (json)`,
      migrateIdentity: 'POST /v1/identities/migrate (json)',
    },
  ],
  [
    'GET, POST /v1/identities/{id}/settings (multifactor type).',
    { getIdentitySettings: `GET ${one}/settings`, updateIdentitySettings: `POST ${one}/settings (json)` },
  ],
  [
    'Passwords: POST /v1/users/{id}/passwords; POST /v1/identities/{id}/resetPassword, updatePassword, bulkAddPasswords, invalidatePasswords; POST /v1/setPassword; POST /v1/sendPasswordResetEmail; POST /v2/identities/{id}/updatePassword; POST /v1/tokens.',
    {
      addPassword: 'POST /v1/users/{identityId}/passwords (json)',
      resetPassword: `POST ${one}/resetPassword (json)`,
      updatePasswordV1: `POST ${one}/updatePassword (json)`,
      bulkAddPasswords: `POST ${one}/bulkAddPasswords (json)`,
      invalidatePasswords: `POST ${one}/invalidatePasswords`,
      setPassword: 'POST /v1/setPassword (json)',
      sendPasswordResetEmail: 'POST /v1/sendPasswordResetEmail (json)',
      updatePassword: 'POST /v2/identities/{identityId}/updatePassword (json)',
      createIdentityToken: 'POST /v1/tokens (json)',
    },
  ],
  [
    'POST /v1/identities/{id}/ addClassicId, removeClassicId, addEmail, removeEmail, updateEmail, replaceAllEmails, updateReferrer, updateOktaId, addUsername, removeUsername, updateUsername.',
    {
      addClassicId: `POST ${one}/addClassicId (json)`,
      removeClassicId: `POST ${one}/removeClassicId (json)`,
      addIdentityEmail: `POST ${one}/addEmail (json)`,
      removeIdentityEmail: `POST ${one}/removeEmail (json)`,
      updateIdentityEmail: `POST ${one}/updateEmail (json)`,
      replaceAllIdentityEmails: `POST ${one}/replaceAllEmails (json)`,
      updateReferrer: `POST ${one}/updateReferrer (json)`,
      updateOktaId: `POST ${one}/updateOktaId (json)`,
      addUsername: `POST ${one}/addUsername (json)`,
      removeUsername: `POST ${one}/removeUsername (json)`,
      updateUsername: `POST ${one}/updateUsername (json)`,
    },
  ],
  ['DELETE /v1/identities/{id}/okta.', { unlinkOkta: `DELETE ${one}/okta` }],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      identityJournal: 'GET /v1/identities/journal (query)',
      identityMaxClock: 'GET /v1/identities/journal/maxClock',
    },
  ],
] as const

const operations = pick(identities, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['identities']))
})

test('no identity has a password', () => {
  expect(identities.PasswordRecord).toHaveProperty('entries')
  expect(identities.PasswordRecord).not.toHaveProperty('entries.password')
  expect(identities.PasswordRecord).not.toHaveProperty('entries.hash')
})
