import { expect, test } from 'vitest'
import { isNumeric, moved, patternOf, writePostalCode } from './address.ts'

const canada = ['A#A #A#']
const states = ['#####', '#####-####']

test.each([
  ['k1a0b1', canada, 'K1A 0B1'],
  [' k1a-0b1 ', canada, 'K1A 0B1'],
  ['k1a', canada, 'k1a'],
  ['11a0b1', canada, '11a0b1'],
  ['12345', states, '12345'],
  ['123456789', states, '12345-6789'],
  ['sw1a 1aa', undefined, 'sw1a 1aa'],
])('%j is formatted as %j', (text, formats, written) => {
  expect(writePostalCode(text, formats)).toBe(written)
})

test.each([
  ['k1a0b1', canada, true],
  ['K1A 0B1', canada, true],
  ['K1A 0B', canada, false],
  ['12345-6789', states, true],
  ['123456', states, false],
])('%j in the formats %j is valid: %s', (text, formats, isRight) => {
  expect(new RegExp(`^(?:${patternOf(formats)})$`, 'v').test(text)).toBe(isRight)
})

test('numeric formats contain no letters', () => {
  expect([isNumeric(states), isNumeric(canada), isNumeric(undefined)]).toEqual([true, false, false])
})

test('changing the country keeps lines and city, and restores earlier entries for it', () => {
  const address = {
    country: 'CA',
    line1: '1 Rue Exemple',
    line2: '',
    city: 'Laval',
    region: 'QC',
    postalCode: 'K1A 0B1',
  }
  const to = { code: 'US', name: 'United States', order: [], regions: [{ value: 'NY', label: 'New York' }] }
  expect(moved(address, to, undefined)).toEqual({ ...address, country: 'US', region: '', postalCode: '' })
  expect(moved(address, to, { region: 'NY', postalCode: '12345' })).toMatchObject({ region: 'NY', postalCode: '12345' })
})
