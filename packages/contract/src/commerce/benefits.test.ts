import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as benefits from './benefits.ts'

test.each([
  [
    'Actions: CREATE, ACTIVATE, DEACTIVATE, DELETE, CHANGE, UPDATE_DESCRIPTIONS, UPDATE_FRIENDLY_TRANSLATIONS, UPDATE_NAME, UPDATE_INTERNAL_NAME, UPDATE_PROVISIONING_METADATA, UPDATE_MARKETING_DATA, UPDATE_CATEGORIES, UPDATE_PROVISIONING.',
    benefits.BenefitAction,
  ],
  ['Status: CREATED, ACTIVE, INACTIVE, DELETE.', benefits.BenefitStatus],
  ['Product type: INDIVIDUAL, FAMILY.', benefits.BenefitProductType],
  ['Member service type: NATIONAL, NONNATIONAL, CUSTOM.', benefits.BenefitMemberServiceType],
  ['Checkout type: V1, V3, NONE.', benefits.BenefitCheckoutType],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const benefit = '/v1/benefits/{benefitId}'
const calls = [
  [
    '/v1/benefits CRUD; POST getBenefitsByIdList;',
    {
      listBenefits: 'GET /v1/benefits',
      createBenefit: 'POST /v1/benefits (json)',
      getBenefit: `GET ${benefit}`,
      updateBenefit: `PUT ${benefit} (json)`,
      deleteBenefit: `DELETE ${benefit}`,
      getBenefitsByIdList: 'POST /v1/benefits/getBenefitsByIdList (json)',
    },
  ],
  [
    'POST activate, cancel, updateDescriptions, updateFriendlyTranslations, updateName, updateMarketingData, updateCategories, updateProvisioning;',
    {
      activateBenefit: `POST ${benefit}/activate`,
      cancelBenefit: `POST ${benefit}/cancel`,
      updateBenefitDescriptions: `POST ${benefit}/updateDescriptions (json)`,
      updateBenefitFriendlyTranslations: `POST ${benefit}/updateFriendlyTranslations (json)`,
      updateBenefitName: `POST ${benefit}/updateName (json)`,
      updateBenefitMarketingData: `POST ${benefit}/updateMarketingData (json)`,
      updateBenefitCategories: `POST ${benefit}/updateCategories (json)`,
      updateBenefitProvisioning: `POST ${benefit}/updateProvisioning (json)`,
    },
  ],
  [
    'POST updateInternalName and updateProvisioningMetaData (query); GET /v1/benefits/maxClock.',
    {
      updateBenefitInternalName: `POST ${benefit}/updateInternalName (query)`,
      updateBenefitProvisioningMetaData: `POST ${benefit}/updateProvisioningMetaData (query)`,
      benefitMaxClock: 'GET /v1/benefits/maxClock',
    },
  ],
  ['Every service has GET journal (query)', { benefitJournal: 'GET /v1/benefits/journal (query)' }],
] as const

const operations = pick(benefits, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['benefits']))
})

test('only staff change the catalogue; reads by id are idempotent', () => {
  for (const { method, access, idempotent } of Object.values(operations))
    if (method !== 'GET') expect(access).toBe(idempotent ? undefined : 'internal')
  expect(benefits.getBenefitsByIdList.idempotent).toBe(true)
})
