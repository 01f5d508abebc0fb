import { isDeepStrictEqual } from 'node:util'
import { emptyCart } from '@memberkit/contract/commerce/cart'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeBase64 } from './base64.ts'
import { normalizeCart, readCart, withoutPersonalData, writeCart } from './index.ts'
import { anyCart } from './testing/arbitrary-cart.ts'

// A comparison by `expect` in each of so many runs would take most of their time.
const runs = { numRuns: 100_000 }

test('100,000 carts survive the address, and beside them whatever else is in it', () => {
  const everything = fc.tuple(anyCart, fc.boolean())
  fc.assert(
    fc.property(everything, ([cart, dropsUnselected]) => {
      const address = writeCart('/plans?a=%zz&b=1+1#d=hash', cart, { urlPolicy: 'full', dropsUnselected })
      const { cart: read, problem } = readCart(address)
      return (
        problem === undefined &&
        isDeepStrictEqual(read, { ...emptyCart, ...normalizeCart(cart, { dropsUnselected }) }) &&
        address.startsWith('/plans?a=%zz&b=1+1') &&
        address.endsWith('#d=hash')
      )
    }),
    runs,
  )
})

test('an address is written once: what was read writes it again, and the empty cart takes it out', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const address = writeCart('?a=1', cart, { urlPolicy: 'full' })
      const again = writeCart(address, readCart(address).cart, { urlPolicy: 'full' })
      return again === address && writeCart(address, emptyCart) === '?a=1'
    }),
    { numRuns: 5_000 },
  )
})

test('what the catalogue policy writes is read back without a person in it', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const { cart: read } = readCart(writeCart('', cart))
      return isDeepStrictEqual(read, { ...emptyCart, ...normalizeCart(withoutPersonalData(cart)) })
    }),
    { numRuns: 5_000 },
  )
})

const tenMegabytes = 'QUJD'.repeat(2_500_000)
const deep = (levels: number) => `{"supplementOptions":{"a":${'['.repeat(levels)}${']'.repeat(levels)}}}`
const encoded = (json: string) => encodeURIComponent(encodeBase64(json))
const wholeCart = encodeBase64('{"products":["legal"],"tiers":{"legal":"Legal Plan Family"},"region":"TX"}')

const wrongTypes = fc
  .tuple(
    fc.constantFrom(...Object.keys(emptyCart), 'productOptions', 'billingPeriods', 'locale', 'currency'),
    fc.constantFrom<unknown>(0, true, 1.5, [[]], [null], [{}], { a: { b: null } }),
  )
  .filter(([key, value]) => !(key.endsWith('Options') && typeof value === 'object' && !Array.isArray(value)))
  .map(([key, value]) => JSON.stringify({ products: ['legal'], [key]: value }))
  .filter((json) => !json.includes('Info":{"a'))

const hostile = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: wholeCart.length - 3 }).map((end) => wholeCart.slice(0, end)) },
  { weight: 4, arbitrary: wrongTypes.map(encoded) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('__proto__', 'constructor', 'prototype')
      .map((key) => encoded(`{"products":["legal"],"tiers":{"${key}":"x"}}`)),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('__proto__', 'constructor', 'prototype')
      .map((key) => encoded(`{"${key}":{"isAdmin":true}}`)),
  },
  { weight: 2, arbitrary: fc.string({ minLength: 1, maxLength: 30 }).map((text) => `${encodeURIComponent(text)}!`) },
  { weight: 2, arbitrary: fc.string({ minLength: 1, maxLength: 30 }).map((text) => encoded(`not JSON ${text}`)) },
  { weight: 2, arbitrary: fc.constantFrom('\\ud800', 'a\\udfffb').map((half) => encoded(`{"region":"${half}"}`)) },
  { weight: 1, arbitrary: fc.constantFrom('7aCA', '7b+_', '_w', '%', '%E0%A4%A', 'bnVsbA', 'W10', 'MQ', '====') },
  { weight: 1, arbitrary: fc.integer({ min: 18, max: 3_000 }).map((levels) => encoded(deep(levels))) },
)

test('100,000 hostile addresses give an empty cart and a notice, and nothing throws', () => {
  fc.assert(
    fc.property(hostile, (value) => {
      const { cart, problem } = readCart(`?d=${value}`)
      return problem !== undefined && isDeepStrictEqual(cart, emptyCart)
    }),
    runs,
  )
  expect({}).not.toHaveProperty('isAdmin')
})

test.each([
  ['ten megabytes', `?d=${tenMegabytes}`],
  ['ten megabytes of percent signs', `?d=${'%'.repeat(10_000_000)}`],
  ['ten megabytes of other parameters first', `?${'a&'.repeat(5_000_000)}d=${'!'.repeat(10)}`],
  ['ten thousand levels', `?d=${encoded(deep(10_000))}`],
])('%s are read as an empty cart with a notice', (_, search) => {
  const { cart, problem } = readCart(search)
  expect(problem).toBeDefined()
  expect(cart).toEqual(emptyCart)
})
