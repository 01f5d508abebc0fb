import type { NewTax } from '@memberkit/contract/commerce/taxes'
import { describe, expect, test } from 'vitest'
import { rateText } from '../tax/rate-text.ts'
import type { Tax } from '../tax/received.ts'
import { taxNameIn } from '../tax/tax-name.rules.ts'
import { consequenceOf, dayOf, endOf, findSet, generalFor, nextAfter, replacedBy, stateOf } from './rates.rules.ts'

const tax = (more: Partial<Tax> = {}): Tax => ({
  id: 'tax-1',
  country: 'USA',
  administrativeArea: 'TX',
  jurisdiction: 'Texas',
  label: 'Sales tax',
  rate: '8.25',
  effectiveFrom: '2026-01-01',
  version: '1',
  ...more,
})

test.each([
  ['2025-12-31', 'upcoming'],
  ['2026-01-01', 'inForce'],
  ['2026-06-30', 'inForce'],
  ['2026-07-01', 'ended'],
] as const)('on %s, a rate from January 1 to June 30, 2026 is %s', (day, state) => {
  expect(stateOf(tax({ effectiveTo: '2026-06-30' }), day)).toBe(state)
})

test('the day nearest to today on which a rate applies', () => {
  const halfYear = tax({ effectiveTo: '2026-06-30' })
  expect(dayOf(halfYear, '2025-12-31')).toBe('2026-01-01')
  expect(dayOf(halfYear, '2026-03-08')).toBe('2026-03-08')
  expect(dayOf(halfYear, '2026-07-01')).toBe('2026-06-30')
  expect(dayOf(tax(), '2030-01-01')).toBe('2030-01-01')
})

describe('a new rate', () => {
  const old = tax({ id: 'old' })
  const city = tax({ id: 'city', locality: 'Exampleville' })
  const later = tax({ id: 'later', effectiveFrom: '2026-09-01' })
  const own = tax({ id: 'own', identityId: 'member-pat', rate: '0' })
  const book = tax({ id: 'book', productId: 'product-book' })
  const all = [city, own, book, old, later]

  test('replaces the rate of its own kind on that day, not a city’s, a person’s or a product’s', () => {
    expect(replacedBy(tax(), '2026-07-01', all)?.id).toBe('old')
    expect(replacedBy(tax({ identityId: 'member-pat' }), '2026-07-01', all)?.id).toBe('own')
    expect(replacedBy(tax(), '2025-07-01', all)).toBeUndefined()
  })

  test('ends before the next one', () => {
    expect(nextAfter(tax(), '2026-07-01', all)?.id).toBe('later')
    expect(nextAfter(tax(), '2026-09-01', all)).toBeUndefined()
  })

  test.each([
    [undefined, '2026-08-31'],
    ['2026-12-31', '2026-08-31'],
    ['2026-08-15', '2026-08-15'],
  ])('with the last day %s ends on %s', (effectiveTo, end) => {
    expect(endOf(tax({ effectiveFrom: '2026-07-01', effectiveTo }), all)).toBe(end)
    expect(consequenceOf(tax({ effectiveFrom: '2026-07-01', effectiveTo }), all)).toMatchObject({ instead: old, end })
  })

  test('of one person at a narrower place stands in for everyone’s there, the narrowest first', () => {
    const state = tax({ id: 'state' })
    const inCity = { identityId: 'member-pat', locality: 'exampleville' }
    expect(generalFor(tax(inCity), '2026-07-01', [state])?.id).toBe('state')
    expect(generalFor(tax(inCity), '2026-07-01', [state, city])?.id).toBe('city')
    expect(generalFor(tax({ ...inCity, locality: 'Sampleton' }), '2026-07-01', [state, city])?.id).toBe('state')
    const country = tax({ id: 'country', administrativeArea: undefined })
    expect(generalFor(tax(inCity), '2026-07-01', [country])?.id).toBe('country')
    expect(generalFor(tax({ identityId: 'member-pat' }), '2026-07-01', [city])).toBeUndefined()
    expect(generalFor(tax({ ...inCity, jurisdiction: 'Elsewhere' }), '2026-07-01', [state])).toBeUndefined()
  })

  test('of one person stands in for everyone’s', () => {
    expect(generalFor(own, '2026-07-01', all)?.id).toBe('old')
    expect(generalFor(tax({ identityId: 'x', productId: 'product-book' }), '2026-07-01', all)?.id).toBe('book')
    expect(generalFor(tax({ identityId: 'x', productId: 'other' }), '2026-07-01', all)?.id).toBe('old')
  })

  test('whose response was lost is the one that has come since, equal in all that was sent', () => {
    const { id: _, version: __, ...body } = tax({ rate: '9', effectiveFrom: '2026-07-01' })
    const made = { ...tax(), ...body, id: 'new', effectiveTo: '2026-08-31' }
    expect(findSet(all, [...all, made], body as NewTax)).toBe(made)
    expect(findSet([...all, made], [...all, made], body as NewTax)).toBeUndefined()
    expect(findSet(all, [...all, { ...made, rate: '8' }], body as NewTax)).toBeUndefined()
  })

  test('whose response was lost is none that ends on another day, or is another person’s', () => {
    const { id: _, version: __, ...body } = tax({ rate: '9', effectiveFrom: '2026-10-01', effectiveTo: '2026-12-31' })
    const made: Tax = { ...tax(), ...body, id: 'new' }
    const sent = body as NewTax
    expect(findSet(all, [...all, made], sent)).toBe(made)
    expect(findSet(all, [...all, { ...made, effectiveTo: undefined }], sent)).toBeUndefined()
    expect(findSet(all, [...all, { ...made, effectiveTo: '2026-11-30' }], sent)).toBeUndefined()
    expect(findSet(all, [...all, made], { ...sent, effectiveTo: undefined })).toBeUndefined()
    expect(findSet(all, [...all, made], { ...sent, identityId: 'member-pat' })).toBeUndefined()
    // Somebody set the next one since, before which the platform has ended it.
    const ended = { ...made, effectiveTo: '2026-10-31' }
    const next = tax({ id: 'next', effectiveFrom: '2026-11-01' })
    expect(findSet(all, [...all, ended, next], sent)).toBe(ended)
  })
})

test.each([
  ['GST', 'fr-CA', 'TPS'],
  ['HST', 'fr-CA', 'TVH'],
  ['QST', 'fr-CA', 'TVQ'],
  ['TPS', 'fr-CA', 'TPS'],
  ['TVQ', 'en-CA', 'QST'],
  ['Sales tax', 'fr-CA', 'Sales tax'],
] as const)('%s is called %s: %s', (label, locale, name) => {
  expect(taxNameIn(label, locale)).toBe(name)
})

test.each([
  ['9.975', 'en-CA', '9.975%'],
  ['9.975', 'fr-CA', '9,975\u00a0%'],
  ['8.123456789', 'en-US', '8.123456789%'],
  ['free', 'en-US', 'free'],
] as const)('the rate %s in %s: %s', (rate, locale, words) => {
  expect(rateText(rate, locale)).toBe(words)
})
