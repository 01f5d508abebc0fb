import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as families from './product-families.ts'

test.each([
  ['Status: ACTIVE, CANCELED, DELETED.', families.ProductFamilyStatus],
  [
    'Actions: CREATED, DELETED, UPDATE_INTERNAL_NAME, UPDATE_STATUS, UPDATE_NAMES, UPDATE_DESCRIPTIONS.',
    families.ProductFamilyAction,
  ],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const shown = '/v1/public/productFamilies'
const family = '/v1/productFamilies/{productFamilyId}'
const calls = [
  [
    'GET /v1/public/productFamilies and /{id}; GET and POST /v1/productFamilies; GET and DELETE (query) /{id}.',
    {
      listPublicProductFamilies: `GET ${shown}`,
      getPublicProductFamily: `GET ${shown}/{productFamilyId}`,
      listProductFamilies: 'GET /v1/productFamilies',
      createProductFamily: 'POST /v1/productFamilies (json)',
      getProductFamily: `GET ${family}`,
      deleteProductFamily: `DELETE ${family} (query)`,
    },
  ],
  [
    'POST updateStatus/{status}, addName, updateInternalName, updateName/{nameId}, removeName/{nameId}, addDescription, updateDescription/{descId}, removeDescription/{descId}.',
    {
      updateProductFamilyStatus: `POST ${family}/updateStatus/{status}`,
      addProductFamilyName: `POST ${family}/addName (json)`,
      updateProductFamilyInternalName: `POST ${family}/updateInternalName (json)`,
      updateProductFamilyName: `POST ${family}/updateName/{nameId} (json)`,
      removeProductFamilyName: `POST ${family}/removeName/{nameId}`,
      addProductFamilyDescription: `POST ${family}/addDescription (json)`,
      updateProductFamilyDescription: `POST ${family}/updateDescription/{descId} (json)`,
      removeProductFamilyDescription: `POST ${family}/removeDescription/{descId}`,
    },
  ],
  [
    'Every service has GET journal (query) and GET journal max clock.',
    {
      productFamilyJournal: 'GET /v1/productFamilies/journal (query)',
      productFamilyMaxClock: 'GET /v1/productFamilies/journal/maxClock',
    },
  ],
] as const

const operations = pick(families, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['product-families']))
})

test('the status in the path is an enumeration', () => {
  expect(families.updateProductFamilyStatus.params?.status).toBe(families.ProductFamilyStatus)
})

test('everyone may read the public families, only staff the rest', () => {
  for (const { path, access } of Object.values(operations))
    expect(access).toBe(path.startsWith('/v1/public/') ? undefined : 'internal')
})
