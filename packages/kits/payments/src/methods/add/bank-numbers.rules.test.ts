import { expect, test } from 'vitest'
import { accountPattern, isInstitutionNumber, isRoutingNumber, isTransitNumber } from './bank-numbers.rules.ts'

test.each([
  ['011000015', true],
  ['0110 0001 5', true],
  ['0110-0001-5', true],
  ['021000021', true],
  ['011000016', false],
  ['110000015', false],
  ['000000000', false],
  ['900000007', false],
  ['01100001', false],
  ['0110000155', false],
  ['01100001a', false],
  ['', false],
])('%s is a routing number: %s', (text, is) => {
  expect(isRoutingNumber(text)).toBe(is)
})

test('one wrong digit, or two neighbors exchanged, is found', () => {
  const right = '021000021'
  for (let at = 0; at < 9; at++) {
    for (let digit = 0; digit < 10; digit++) {
      const wrong = right.slice(0, at) + digit + right.slice(at + 1)
      expect(isRoutingNumber(wrong), wrong).toBe(wrong === right)
    }
  }
  expect(isRoutingNumber('201000021')).toBe(false)
})

test.each([
  ['004', true],
  ['4', false],
  ['0004', false],
  ['OO4', false],
])('%s is an institution number: %s', (text, is) => {
  expect(isInstitutionNumber(text)).toBe(is)
})

test.each([
  ['12345', true],
  ['123 45', true],
  ['1234', false],
  ['123456', false],
])('%s is a transit number: %s', (text, is) => {
  expect(isTransitNumber(text)).toBe(is)
})

test.each([
  ['1234', 'US', true],
  ['12345678901234567', 'US', true],
  ['123456789012345678', 'US', false],
  ['123', 'US', false],
  ['1234567', 'CA', true],
  ['123456', 'CA', false],
  ['1234567890123', 'CA', false],
  ['12 34-5678', 'CA', true],
  ['12a4567', 'CA', false],
] as const)('%s is an account number in %s: %s', (text, country, is) => {
  // As browsers read it.
  expect(new RegExp(`^(?:${accountPattern(country)})$`, 'v').test(text)).toBe(is)
})
