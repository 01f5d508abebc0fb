import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as profiles from './profiles.ts'

test.each([
  ['phone numbers, type: home, cell, work.', profiles.ProfilePhoneType],
  ['account identifiers, type: member, associate.', profiles.AccountIdentifierType],
  ['Service flags: blind, deaf, specialNeeds, fullTimeStudent, residesWithPrimary.', profiles.ProfileServiceFlag],
  ['Communication requestor type: INTERNAL, PROVIDER, MEMBER.', profiles.CommunicationRequestorType],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const one = '/v1/identities/{identityId}/profile'
const calls = [
  [
    'POST /v1/profiles (thin profiles for a list); POST /v1/profiles/search.',
    { listThinProfiles: 'POST /v1/profiles (json)', searchProfiles: 'POST /v1/profiles/search (json)' },
  ],
  [
    'GET, POST, PUT, DELETE /v1/identities/{id}/profile.',
    {
      getProfile: `GET ${one}`,
      createProfile: `POST ${one} (json)`,
      replaceProfile: `PUT ${one} (json)`,
      deleteProfile: `DELETE ${one}`,
    },
  ],
  [
    'POST /v1/identities/{id}/profile/ touch, redactPersonalInformation, addAccountIdentifier, updateAccountIdentifier (query), removeAccountIdentifier, bulkAddAccountIdentifiers,',
    {
      touchProfile: `POST ${one}/touch`,
      redactProfile: `POST ${one}/redactPersonalInformation`,
      addAccountIdentifier: `POST ${one}/addAccountIdentifier (json)`,
      updateAccountIdentifier: `POST ${one}/updateAccountIdentifier (query) (json)`,
      removeAccountIdentifier: `POST ${one}/removeAccountIdentifier (json)`,
      bulkAddAccountIdentifiers: `POST ${one}/bulkAddAccountIdentifiers (json)`,
    },
  ],
  [
    'addAddress, updateAddress (query), removeAddress, communicationPreferences, communicationPreferences/{name}, updateDateOfBirth, updateDateOfDeath, removeDateOfDeath,',
    {
      addProfileAddress: `POST ${one}/addAddress (json)`,
      updateProfileAddress: `POST ${one}/updateAddress (query) (json)`,
      removeProfileAddress: `POST ${one}/removeAddress (json)`,
      updateCommunicationPreferences: `POST ${one}/communicationPreferences (json)`,
      updateCommunicationPreference: `POST ${one}/communicationPreferences/{name} (json)`,
      updateDateOfBirth: `POST ${one}/updateDateOfBirth (json)`,
      updateDateOfDeath: `POST ${one}/updateDateOfDeath (json)`,
      removeDateOfDeath: `POST ${one}/removeDateOfDeath`,
    },
  ],
  [
    'addEmail, updateEmail (query), removeEmail, removeMultipleEmails, updateEmployeeId, updateLocale, marketingOptIn, smsOptIn, updateName, updateNationalIdentifier,',
    {
      addProfileEmail: `POST ${one}/addEmail (json)`,
      updateProfileEmail: `POST ${one}/updateEmail (query) (json)`,
      removeProfileEmail: `POST ${one}/removeEmail (json)`,
      removeMultipleProfileEmails: `POST ${one}/removeMultipleEmails (json)`,
      updateEmployeeId: `POST ${one}/updateEmployeeId (json)`,
      updateProfileLocale: `POST ${one}/updateLocale (json)`,
      updateMarketingOptIn: `POST ${one}/marketingOptIn (json)`,
      updateSmsOptIn: `POST ${one}/smsOptIn (json)`,
      updateProfileName: `POST ${one}/updateName (json)`,
      updateNationalIdentifier: `POST ${one}/updateNationalIdentifier (json)`,
    },
  ],
  [
    'addPhoneNumber, updatePhoneNumber (query), removePhoneNumber, updatePreferredName, updatePronouns, updateEntitlementCreated, addServiceFlag, removeServiceFlag (query), tcpa, updateTermsOfService, updateTitle.',
    {
      addProfilePhoneNumber: `POST ${one}/addPhoneNumber (json)`,
      updateProfilePhoneNumber: `POST ${one}/updatePhoneNumber (query) (json)`,
      removeProfilePhoneNumber: `POST ${one}/removePhoneNumber (json)`,
      updatePreferredName: `POST ${one}/updatePreferredName (json)`,
      updatePronouns: `POST ${one}/updatePronouns (json)`,
      updateEntitlementCreated: `POST ${one}/updateEntitlementCreated (json)`,
      addServiceFlag: `POST ${one}/addServiceFlag (json)`,
      removeServiceFlag: `POST ${one}/removeServiceFlag (query)`,
      updateTcpaConsent: `POST ${one}/tcpa (json)`,
      updateTermsOfService: `POST ${one}/updateTermsOfService (json)`,
      updateProfileTitle: `POST ${one}/updateTitle (json)`,
    },
  ],
  [
    'POST /v1/profile/{id}/communicationPreferences/{name} (by email).',
    { updateCommunicationPreferenceByEmail: 'POST /v1/profile/{id}/communicationPreferences/{name} (json)' },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    { profileJournal: 'GET /v1/profiles/journal (query)', profileMaxClock: 'GET /v1/profiles/journal/maxClock' },
  ],
] as const

const operations = pick(profiles, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['profiles']))
})
