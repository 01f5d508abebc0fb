import { Email } from '@memberkit/contract'
import { type CartState, emptyCart } from '@memberkit/contract/commerce/cart'
import { describe, expect, test } from 'vitest'
import { encodeBase64 } from './base64.ts'
import { billingPeriodOf, currencyOf, hasPersonalData, readCart, withoutPersonalData, writeCart } from './index.ts'

// Titles in quotation marks quote commerce, sections 3, 5 and 9.

const cart = (change: Partial<CartState>): CartState => ({ ...emptyCart, ...change })
const legal = cart({ products: ['legal'], tiers: { legal: 'Legal Plan Family' }, region: 'TX' })
const ada = {
  ...emptyCart.personalInfo,
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  nationalIdentifier: '000-00-0000',
}
const full = { urlPolicy: 'full' } as const
const written = (value: CartState, options = {}) =>
  JSON.parse(atob(decodeURIComponent(writeCart('', value, { ...full, ...options }).slice('?d='.length) || 'e30=')))
const given = (json: unknown) => readCart(`?d=${encodeURIComponent(encodeBase64(JSON.stringify(json)))}`)

describe('reading', () => {
  test('"missing top-level keys are filled with defaults"', () => {
    expect(given({ products: ['legal'] })).toEqual({ cart: cart({ products: ['legal'] }) })
    expect(readCart('')).toEqual({ cart: emptyCart })
    expect(readCart('?other=1')).toEqual({ cart: emptyCart })
    const { cart: partial } = given({ personalInfo: { firstName: 'Ada' } })
    expect(partial.personalInfo).toEqual({ ...emptyCart.personalInfo, firstName: 'Ada' })
    expect(partial.personalInfo.phoneType).toBe('cell')
  })

  test('either alphabet, a space for a plus, percent-encoded or not, padded or not', () => {
    const tricky = cart({ bundles: ['ÿÿÿ>>>???œ🦉'] })
    const standard = encodeBase64(JSON.stringify({ bundles: tricky.bundles }))
    expect(standard).toMatch(/\+.*\/|\/.*\+/)
    const forms = [
      standard,
      encodeURIComponent(standard),
      standard.replaceAll('+', ' '),
      standard.replaceAll('+', '%20'),
      standard.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
    ]
    for (const form of forms) expect(readCart(`/cart?a=1&d=${form}#x`)).toEqual({ cart: tricky })
    expect(readCart(`?%64=${standard}`)).toEqual({ cart: tricky })
  })

  test('keeps values and keys of a newer site', () => {
    const newer = { products: ['pets'], billingPeriods: { pets: 'FORTNIGHTLY' }, giftWrap: { colour: 'red' } }
    expect(given(newer).cart).toMatchObject(newer)
    expect(written(given(newer).cart)).toEqual(newer)
    expect(readCart(writeCart('', given(newer).cart)).cart).not.toHaveProperty('giftWrap')
  })

  test('each call returns a cart of its own', () => {
    expect(readCart('').cart.products).not.toBe(emptyCart.products)
    expect(readCart('?d=!').cart.personalInfo).not.toBe(emptyCart.personalInfo)
  })

  test.each([
    ['tooLong', `?d=${'A'.repeat(70_000)}`],
    ['notBase64', '?d=%%%'],
    ['notJson', `?d=${encodeBase64('{"products":')}`],
    ['wrongShape', `?d=${encodeBase64('{"products":"legal"}')}`],
    ['wrongShape', `?d=${encodeBase64('[]')}`],
  ] as const)('says why it is empty: %s', (problem, search) => {
    expect(readCart(search)).toEqual({ cart: emptyCart, problem })
  })
})

describe('writing', () => {
  test('"any value equal to its default is left out"', () => {
    expect(written(legal)).toEqual({ products: ['legal'], tiers: { legal: 'Legal Plan Family' }, region: 'TX' })
    expect(written(cart({ personalInfo: ada }))).toEqual({ personalInfo: ada })
    expect(written(cart({ locale: 'fr-CA', currency: 'CAD' }))).toEqual({ locale: 'fr-CA' })
    expect(written(cart({ locale: 'fr-CA', currency: 'USD' }))).toEqual({ locale: 'fr-CA', currency: 'USD' })
  })

  test('"if nothing remains the query parameter is removed"', () => {
    const address = writeCart('/plans?a=1&b=2', legal)
    expect(writeCart(address, emptyCart)).toBe('/plans?a=1&b=2')
    expect(writeCart('?d=old', emptyCart)).toBe('')
    expect(writeCart('/plans?d=old#top', emptyCart)).toBe('/plans#top')
    expect(writeCart('?d=1&d=2&a=3', emptyCart)).toBe('?a=3')
  })

  test('"empty supplements, tiers, productOptions and billingPeriods entries for products not selected are dropped"', () => {
    const left = cart({
      products: ['legal'],
      supplements: { legal: [], identity: [], business: ['businessPlus'] },
      tiers: { legal: '', identity: '' },
      productOptions: { identity: {} },
      billingPeriods: { business: 'ANNUAL' },
      supplementOptions: { identity: {} },
    })
    expect(written(left)).toEqual({
      products: ['legal'],
      supplements: { legal: [], business: ['businessPlus'] },
      tiers: { legal: '' },
      billingPeriods: { business: 'ANNUAL' },
      supplementOptions: { identity: {} },
    })
    expect(written(left, { dropsUnselected: true })).toEqual({
      products: ['legal'],
      supplements: { legal: [] },
      tiers: { legal: '' },
      supplementOptions: { identity: {} },
    })
  })

  test('leaves every other byte alone', () => {
    const untouched = 'https://example.com/a?b=%zz&c=1+1&&=x&e[]=%E9#d=not-ours?d=1'
    expect(writeCart(untouched, emptyCart)).toBe(untouched)
    const address = writeCart(untouched, legal)
    expect(address).toMatch(/^https:\/\/example\.com\/a\?b=%zz&c=1\+1&&=x&e\[\]=%E9&d=[\w%]+#d=not-ours\?d=1$/)
    expect(writeCart(address, emptyCart)).toBe(untouched)
    expect(writeCart('?d=old&z=1', legal)).toMatch(/^\?d=[\w%]+&z=1$/)
    expect(writeCart('a=1', legal)).toMatch(/^a=1&d=/)
    expect(writeCart('', legal)).toMatch(/^\?d=/)
    expect(writeCart('/plans', legal)).toMatch(/^\/plans\?d=/)
  })
})

describe('the policy of the address', () => {
  const everyone = cart({
    ...legal,
    personalInfo: ada,
    businessInfo: { ...emptyCart.businessInfo, email: 'firm@example.com', phoneNumber: '555-0100' },
    additionalInfo: {
      ...emptyCart.additionalInfo,
      authorizedUsers: [
        { firstName: 'Grace', lastName: 'Example', type: 'SPOUSE' },
        { firstName: 'Alan', lastName: 'Example', type: 'DEPENDENT' },
      ],
    },
    bundles: ['ada@example.com', 'starter'],
    productOptions: { legal: { seats: 12, isGift: true, note: 'For Ada', phone: 5_550_100_000 } },
  })

  test('keeps the offer that was chosen, also by a UUID; a number of a person goes', () => {
    const offerId = '0b9f3a52-1c47-4d8e-9a60-7f2e5d418c33'
    expect(withoutPersonalData(cart({ bundles: [offerId, '2145550123', '000-00-0000'] })).bundles).toEqual([offerId])
    expect(hasPersonalData(cart({ bundles: [offerId] }))).toBe(false)
  })

  test('leaves personal data out by default, and says that there is some', () => {
    const address = writeCart('', everyone)
    const text = atob(decodeURIComponent(address.slice(3)))
    for (const secret of ['Ada', 'Example', '@', '000-00', '555', 'Grace', 'Alan']) expect(text).not.toContain(secret)
    const { cart: read } = readCart(address)
    expect(read.additionalInfo.authorizedUsers.map(({ type }) => type)).toEqual(['SPOUSE', 'DEPENDENT'])
    expect(read).toMatchObject({ bundles: ['starter'], productOptions: { legal: { seats: 12, isGift: true } } })
    expect([hasPersonalData(everyone), hasPersonalData(read), hasPersonalData(legal)]).toEqual([true, false, false])
    expect(withoutPersonalData(read)).toEqual(read)
  })

  test('writes all of it where a host asks for that', () => {
    expect(readCart(writeCart('', everyone, full))).toEqual({ cart: everyone })
  })
})

test('"for the associate product use MONTHLY; otherwise the cart\'s billing period for that product, falling back to MONTHLY"', () => {
  const billingPeriods = { associate: 'ANNUAL', legal: 'ANNUAL' } as const
  expect(billingPeriodOf({ billingPeriods }, 'associate')).toBe('MONTHLY')
  expect(billingPeriodOf({ billingPeriods }, 'legal')).toBe('ANNUAL')
  expect(billingPeriodOf({ billingPeriods }, 'identity')).toBe('MONTHLY')
  expect(billingPeriodOf({ billingPeriods }, 'constructor')).toBe('MONTHLY')
  expect(billingPeriodOf({}, 'legal')).toBe('MONTHLY')
})

test('"currency (derived from locale, default USD)"', () => {
  expect(currencyOf({})).toBe('USD')
  expect(currencyOf({ locale: 'fr-CA' })).toBe('CAD')
  expect(currencyOf({ locale: 'fr-CA', currency: 'USD' })).toBe('USD')
})

test('"a local part of 1 to 64 characters …, then @, then dot-separated domain labels …, with a last label of at least 2 alphanumerics"', () => {
  const isEmail = (text: string) => !('issues' in (Email['~standard'].validate(text) as object))
  expect(['a@b.co', `${'x'.repeat(64)}@mail_1.a-b.example.c0`, "o'neil+x@example.com"].every(isEmail)).toBe(true)
  expect(
    ['@b.co', `${'x'.repeat(65)}@b.co`, 'a@b', 'a@b.c', 'a@b..co', 'a b@c.co', 'a@b.c-o', 'a@.co'].some(isEmail),
  ).toBe(false)
})
