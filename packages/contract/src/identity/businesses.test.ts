import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as businesses from './businesses.ts'

test.each([
  [
    'Registration type: SOLE_PROPRIETORSHIP, LIMITED_LIABILITY_PARTNERSHIP, LIMITED_LIABILITY_COMPANY, SERIES_LIMITED_LIABILITY_COMPANY, C_CORPORATION, S_CORPORATION, NON_PROFIT, COOPERATIVE.',
    businesses.BusinessRegistrationType,
  ],
  ['Identifier type: EIN, BN, RFC, SIC, NAICS, DUNS.', businesses.BusinessIdentifierType],
  ['Employee type: INDEPENDENT_CONTRACTOR, EMPLOYEE.', businesses.BusinessEmployeeType],
  ['Status: OPENED, CLOSED.', businesses.BusinessStatus],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const under = '/v1/businesses'
const business = '/v1/businesses/{businessId}'
const calls = [
  [
    'GET, DELETE /v1/businesses/{id}; POST /v1/businesses, /createFromCheckout, /createEmptyBusiness; GET /findByEntitlementId (query).',
    {
      getBusiness: `GET ${business}`,
      deleteBusiness: `DELETE ${business}`,
      createBusiness: `POST ${under} (json)`,
      createBusinessFromCheckout: `POST ${under}/createFromCheckout (json)`,
      createEmptyBusiness: `POST ${under}/createEmptyBusiness (json)`,
      findBusinessesByEntitlement: `GET ${under}/findByEntitlementId (query)`,
    },
  ],
  [
    'POST /v1/businesses/{id}/ name, doingBusinessAs, description, registration, areaofbusiness, addresses, identifiers, employeeTypes, phoneNumbers, emails, onlinePresences, establishedDate, numberOfEmployees, associatedEntitlementIds, isPrimarySourceOfIncome, changeOwner (body); close, verify, reopen (no body).',
    {
      updateBusinessName: `POST ${business}/name (json)`,
      updateBusinessDoingBusinessAs: `POST ${business}/doingBusinessAs (json)`,
      updateBusinessDescription: `POST ${business}/description (json)`,
      updateBusinessRegistration: `POST ${business}/registration (json)`,
      updateBusinessArea: `POST ${business}/areaofbusiness (json)`,
      updateBusinessAddresses: `POST ${business}/addresses (json)`,
      updateBusinessIdentifiers: `POST ${business}/identifiers (json)`,
      updateBusinessEmployeeTypes: `POST ${business}/employeeTypes (json)`,
      updateBusinessPhoneNumbers: `POST ${business}/phoneNumbers (json)`,
      updateBusinessEmails: `POST ${business}/emails (json)`,
      updateBusinessOnlinePresences: `POST ${business}/onlinePresences (json)`,
      updateBusinessEstablishedDate: `POST ${business}/establishedDate (json)`,
      updateBusinessNumberOfEmployees: `POST ${business}/numberOfEmployees (json)`,
      updateBusinessEntitlements: `POST ${business}/associatedEntitlementIds (json)`,
      updateBusinessIncome: `POST ${business}/isPrimarySourceOfIncome (json)`,
      changeBusinessOwner: `POST ${business}/changeOwner (json)`,
      closeBusiness: `POST ${business}/close`,
      verifyBusiness: `POST ${business}/verify`,
      reopenBusiness: `POST ${business}/reopen`,
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      businessJournal: `GET ${under}/journal (query)`,
      businessMaxClock: `GET ${under}/journal/maxClock`,
    },
  ],
] as const

const operations = pick(businesses, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['businesses']))
})
