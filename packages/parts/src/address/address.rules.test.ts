import { expect, test } from 'vitest'
import { addressLine, addressLines, countryOf } from './address.rules.ts'

const austin = { address1: '100 Main St', locality: 'Austin', administrativeArea: 'TX', postalCode: '78701' }
const laval = {
  address1: '1, rue Exemple',
  address2: 'App. 2',
  locality: 'Laval',
  administrativeArea: 'QC',
  postalCode: 'H7A 1A1',
}

test.each([
  ['at home', austin, 'en-US', ['100 Main St', 'Austin, TX 78701']],
  ['from abroad', { ...austin, country: 'USA' }, 'fr-CA', ['100 Main St', 'Austin, TX 78701', 'États-Unis']],
  ['Canadian', { ...laval, country: 'CA' }, 'fr-CA', ['1, rue Exemple', 'App. 2', 'Laval QC\u00a0 H7A 1A1']],
  [
    'Canadian from abroad',
    { ...laval, country: 'Canada' },
    'es-US',
    ['1, rue Exemple', 'App. 2', 'Laval QC\u00a0 H7A 1A1', 'Canadá'],
  ],
  [
    'with the platform’s code for a province',
    { locality: 'Gander', administrativeArea: 'NF', postalCode: 'A1V 1A1' },
    'en-CA',
    ['Gander NL\u00a0 A1V 1A1'],
  ],
  [
    'of another country',
    { address1: 'Musterweg 1', locality: 'Beispielstadt', postalCode: '12345', country: 'DE' },
    'en-US',
    ['Musterweg 1', '12345 Beispielstadt', 'Germany'],
  ],
  [
    'of an unknown country',
    { locality: 'Somewhere', administrativeArea: 'North', country: 'Utopia' },
    'en-US',
    ['Somewhere, North', 'Utopia'],
  ],
  ['with parts missing', { address1: ' ', locality: 'Austin' }, 'en-US', ['Austin']],
  ['with nothing', {}, 'en-US', []],
] as const)('an address %s has the lines of its country', (_, address, locale, lines) => {
  expect(addressLines(address, locale)).toEqual(lines)
})

test('addressLine joins an address to one line', () => {
  expect(addressLine(austin, 'en-US')).toBe('100 Main St, Austin, TX 78701')
})

test.each([
  [{ country: ' usa ' }, 'US'],
  [{ country: 'mx' }, 'MX'],
  [{ country: 'Utopia', postalCode: '78701' }, undefined],
  [{ postalCode: 'h7a1a1' }, 'CA'],
  [{ postalCode: '78701-0001' }, 'US'],
  [{ postalCode: '123' }, undefined],
])('%j is in %s', (address, country) => {
  expect(countryOf(address)).toBe(country)
})
