import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as offerMaps from './offer-maps.ts'

test('Journal actions: CREATED, UPDATED, PRODUCT_ADDED, PRODUCT_UPDATED, PRODUCT_ALIGNED, PRODUCT_DELETED, DELETED.', ({
  task,
}) => {
  expect(offerMaps.OfferMapAction.options).toEqual(valuesIn(task.name))
})

const offerMap = '/v1/offerMaps/{offerMapId}'
const calls = [
  [
    'POST /v1/offerMaps; GET /v1/brands/{brand}/offerMaps; GET /v1/offerMaps/getByIdList (body); GET and DELETE /v1/offerMaps/{id};',
    {
      createOfferMap: 'POST /v1/offerMaps (json)',
      listOfferMaps: 'GET /v1/brands/{brand}/offerMaps',
      getOfferMapsByIdList: 'GET /v1/offerMaps/getByIdList (json)',
      getOfferMap: `GET ${offerMap}`,
      deleteOfferMap: `DELETE ${offerMap}`,
    },
  ],
  [
    'POST addProduct and updateProduct (body); POST removeProduct (query); POST /v1/offers/{id}/planMap.',
    {
      addOfferMapProduct: `POST ${offerMap}/addProduct (json)`,
      updateOfferMapProduct: `POST ${offerMap}/updateProduct (json)`,
      removeOfferMapProduct: `POST ${offerMap}/removeProduct (query)`,
      mapOfferToPlans: 'POST /v1/offers/{offerId}/planMap (json)',
    },
  ],
  [
    'Journal at /v1/offers/maps/journal.',
    {
      offerMapJournal: 'GET /v1/offers/maps/journal (query)',
      offerMapMaxClock: 'GET /v1/offers/maps/journal/maxClock',
    },
  ],
] as const

const operations = pick(offerMaps, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['offer-maps']))
})

test('every call is for staff', () => {
  for (const { access } of Object.values(operations)) expect(access).toBe('internal')
})
