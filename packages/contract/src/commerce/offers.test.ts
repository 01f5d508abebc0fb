import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { CoBrandPartner } from '../shared/co-brand.ts'
import { Currency } from '../shared/money.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as offers from './offers.ts'

test.each([
  ['Status: PENDING_APPROVAL, NEEDS_REVIEW, AVAILABLE_FOR_SALE, ENROLLABLE, GRANDFATHERED.', offers.OfferStatus],
  ['Channel: D2C, NETWORK, GROUP.', offers.OfferChannel],
  ['Offer type: STANDARD, LEGACY, EXPERIMENTAL.', offers.OfferType],
  ['Currency: USD, CAD.', Currency],
  ['Co-brand partner: PRIMERICA, SOFI, NEWITY.', CoBrandPartner],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const under = '/v1/brands/{brand}/offers'
const offer = `${under}/{offerId}`
const calls = [
  [
    'POST /migrate, /groupMigrate; GET list (query); POST create; GET, PUT, DELETE /{offerId}; GET /getByIdList (body).',
    {
      migrateOffers: `POST ${under}/migrate (json)`,
      migrateGroupOffers: `POST ${under}/groupMigrate (json)`,
      listOffers: `GET ${under} (query)`,
      createOffer: `POST ${under} (json)`,
      getOffer: `GET ${offer}`,
      updateOffer: `PUT ${offer} (json)`,
      deleteOffer: `DELETE ${offer}`,
      getOffersByIdList: `GET ${under}/getByIdList (json)`,
    },
  ],
  [
    'POST /{offerId}/addProducts, /updateProducts, /updateAvailableLocalities, /validateSelections (body);',
    {
      addOfferProducts: `POST ${offer}/addProducts (json)`,
      updateOfferProducts: `POST ${offer}/updateProducts (json)`,
      updateOfferAvailableLocalities: `POST ${offer}/updateAvailableLocalities (json)`,
      validateOfferSelections: `POST ${offer}/validateSelections (json)`,
    },
  ],
  [
    '/pendingApproval, /makeEnrollable, /readyForSale, /grandfather;',
    {
      makeOfferPendingApproval: `POST ${offer}/pendingApproval`,
      makeOfferEnrollable: `POST ${offer}/makeEnrollable`,
      makeOfferReadyForSale: `POST ${offer}/readyForSale`,
      grandfatherOffer: `POST ${offer}/grandfather`,
    },
  ],
  [
    '/products/{productId}/provisionType/onFirstUse and /immediate; /changeOwner (body).',
    {
      provisionOfferProductOnFirstUse: `POST ${offer}/products/{productId}/provisionType/onFirstUse`,
      provisionOfferProductImmediately: `POST ${offer}/products/{productId}/provisionType/immediate`,
      changeOfferOwner: `POST ${offer}/changeOwner (json)`,
    },
  ],
  [
    'Journal at /v1/offers/journal.',
    { offerJournal: 'GET /v1/offers/journal (query)', offerMaxClock: 'GET /v1/offers/journal/maxClock' },
  ],
] as const

const operations = pick(offers, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['offers']))
})

test('Machine-credential only: group migration calls.', () => {
  expect(offers.migrateGroupOffers.access).toBe('machine')
  expect(offers.migrateOffers.access).toBe('machine')
})

test('everyone may read offers and validate selections, only staff change them', () => {
  for (const name of ['listOffers', 'getOffer', 'getOffersByIdList', 'validateOfferSelections'])
    expect(operations[name]?.access, name).toBeUndefined()
  for (const name of ['createOffer', 'updateOffer', 'deleteOffer', 'addOfferProducts', 'grandfatherOffer'])
    expect(operations[name]?.access, name).toBe('internal')
})
