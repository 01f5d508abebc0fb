import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as products from './products.ts'

test.each([
  ['Status: CREATED, ACTIVE, INACTIVE, DELETE.', products.ProductStatus],
  [
    'Actions: CREATE, ACTIVATE, DEACTIVATE, DELETE, CHANGE, BENEFITS_CHANGE, CATEGORIES_CHANGE, CONTRACT_CHANGE, FRIENDLY_NAMES_CHANGE, QUALIFYING_DELEGATES_CHANGE, INTERNAL_NAME_CHANGE, SUPPLEMENTS_CHANGE, PRODUCT_TIERS_CHANGE, PRODUCT_VERSIONED, STATE_PROVINCE_RESTRICTION_CHANGE, UPDATING_MARKETING_DATA, SUPPLEMENT_CONTRACT_CHANGE, UPDATE_AREA_OF_LAW_IDS.',
    products.ProductAction,
  ],
  ['Restriction type: NOT_ALLOWED, ALLOWED.', products.ProductRestrictionType],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const product = '/v1/products/{productId}'
const calls = [
  [
    'GET and POST /v1/products; GET, PUT, DELETE /v1/products/{id}; POST activate, deactivate.',
    {
      listProducts: 'GET /v1/products',
      createProduct: 'POST /v1/products (json)',
      getProduct: `GET ${product}`,
      updateProduct: `PUT ${product} (json)`,
      deleteProduct: `DELETE ${product}`,
      activateProduct: `POST ${product}/activate`,
      deactivateProduct: `POST ${product}/deactivate`,
    },
  ],
  [
    'POST with body: updateProductBenefits, updateSupplements, updateFriendlyNames, updateQualifyingDelegates, updateCategories, updateMarketingData, updateContracts, updateProductTiers, updateStateProvinceRestrictions, updateAreaOfLawIds.',
    {
      updateProductBenefits: `POST ${product}/updateProductBenefits (json)`,
      updateProductSupplements: `POST ${product}/updateSupplements (json)`,
      updateProductFriendlyNames: `POST ${product}/updateFriendlyNames (json)`,
      updateProductQualifyingDelegates: `POST ${product}/updateQualifyingDelegates (json)`,
      updateProductCategories: `POST ${product}/updateCategories (json)`,
      updateProductMarketingData: `POST ${product}/updateMarketingData (json)`,
      updateProductContracts: `POST ${product}/updateContracts (json)`,
      updateProductTiers: `POST ${product}/updateProductTiers (json)`,
      updateProductStateProvinceRestrictions: `POST ${product}/updateStateProvinceRestrictions (json)`,
      updateProductAreaOfLawIds: `POST ${product}/updateAreaOfLawIds (json)`,
    },
  ],
  [
    'POST with query: updateInternalName, addAreaOfLawId. POST removeAreaOfLawId/{id}.',
    {
      updateProductInternalName: `POST ${product}/updateInternalName (query)`,
      addProductAreaOfLawId: `POST ${product}/addAreaOfLawId (query)`,
      removeProductAreaOfLawId: `POST ${product}/removeAreaOfLawId/{areaOfLawId}`,
    },
  ],
  [
    'POST add and remove benefit, contract, friendly name, tier contract, supplement contract, state variant (product, tier and supplement levels), state-province restriction.',
    {
      addProductBenefit: `POST ${product}/addBenefit (json)`,
      removeProductBenefit: `POST ${product}/removeBenefit/{benefitId}`,
      addProductContract: `POST ${product}/addContract (json)`,
      removeProductContract: `POST ${product}/removeContract/{contractId}`,
      addProductFriendlyName: `POST ${product}/addFriendlyName (json)`,
      removeProductFriendlyName: `POST ${product}/removeFriendlyName/{friendlyNameId}`,
      addProductTierContract: `POST ${product}/addTierContract/{tierId} (json)`,
      removeProductTierContract: `POST ${product}/removeTierContract/{tierId}/{contractId}`,
      addProductSupplementContract: `POST ${product}/addSupplementContract/{supplementId} (json)`,
      removeProductSupplementContract: `POST ${product}/removeSupplementContract/{supplementId}/{contractId}`,
      addProductStateVariant: `POST ${product}/addStateVariant (json)`,
      removeProductStateVariant: `POST ${product}/removeStateVariant/{stateVariantId}`,
      addProductTierStateVariant: `POST ${product}/addTierStateVariant/{tierId} (json)`,
      removeProductTierStateVariant: `POST ${product}/removeTierStateVariant/{tierId}/{stateVariantId}`,
      addProductSupplementStateVariant: `POST ${product}/addSupplementStateVariant/{supplementId} (json)`,
      removeProductSupplementStateVariant: `POST ${product}/removeSupplementStateVariant/{supplementId}/{stateVariantId}`,
      addProductStateProvinceRestriction: `POST ${product}/addStateProvinceRestriction (json)`,
      removeProductStateProvinceRestriction: `POST ${product}/removeStateProvinceRestriction/{restrictionId}`,
    },
  ],
  [
    'POST versionProduct; GET /v1/products/{id}/productVersion/{version}; journal and max clock.',
    {
      versionProduct: `POST ${product}/versionProduct`,
      getProductVersion: `GET ${product}/productVersion/{version}`,
      productJournal: 'GET /v1/products/journal (query)',
      productMaxClock: 'GET /v1/products/journal/maxClock',
    },
  ],
] as const

const operations = pick(products, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['products']))
})

test('only staff change the catalogue', () => {
  for (const { method, access } of Object.values(operations)) if (method !== 'GET') expect(access).toBe('internal')
})
