import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { valuesIn } from '../testing/statements.ts'
import * as cart from './cart.ts'

const { CartState, emptyCart } = cart
const { personalInfo, additionalInfo } = emptyCart

test.each([
  ['additionalInfo: authorizedUsers, authorizedUsersAssociate, authorizedUsersSMB', additionalInfo],
  ['Each entry has: firstName, lastName, type.', additionalInfo.authorizedUsers[0]],
  [
    'businessInfo and personalInfo, each: address, email, firstName, lastName, nationalIdentifier, phoneNumber, phoneType',
    personalInfo,
  ],
  ['address with: address1, locality, postalCode', personalInfo.address],
  [
    'Cart state: additionalInfo, bundles, businessInfo, personalInfo, products, region, supplementOptions, supplements, tiers.',
    emptyCart,
  ],
])('%s', (sentence, value) => {
  expect(Object.keys(value ?? {})).toEqual(valuesIn(sentence))
})

test('one default entry, type SPOUSE; each one default entry, type NORMAL_USER; phoneType, default cell', () => {
  const { authorizedUsers, authorizedUsersAssociate, authorizedUsersSMB } = additionalInfo
  expect(authorizedUsers.map(({ type }) => type)).toEqual(['SPOUSE'])
  expect(authorizedUsersAssociate.map(({ type }) => type)).toEqual(['NORMAL_USER'])
  expect(authorizedUsersSMB.map(({ type }) => type)).toEqual(['NORMAL_USER'])
  expect([personalInfo.phoneType, emptyCart.businessInfo.phoneType]).toEqual(['cell', 'cell'])
})

test('Optional: productOptions, billingPeriods (keyed by product), locale, currency', () => {
  expect(v.is(CartState, emptyCart)).toBe(true)
  const options = {
    productOptions: { legal: {} },
    billingPeriods: { legal: 'ANNUAL' },
    locale: 'fr-CA',
    currency: 'CAD',
  }
  expect(v.is(CartState, { ...emptyCart, ...options })).toBe(true)
  expect(v.is(CartState, { ...emptyCart, billingPeriods: { legal: 'YEARLY' } })).toBe(false)
  expect(v.is(CartState, { ...emptyCart, coupon: 'A' })).toBe(false)
})

test('The whole cart state lives in one URL query parameter named d', () => {
  expect(cart.cartQueryKey).toBe('d')
  expect(pick(cart, isOperation)).toEqual({})
})
