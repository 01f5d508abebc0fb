import { describe, expect, test } from 'vitest'
import { decimalOf, digitsOf, numberNotation, stepFrom } from './number-text.ts'

describe('stepping', () => {
  const free = { min: undefined, max: undefined, step: 1 }
  test.each([
    ['up', 3, 1, free, 4],
    ['down past zero', 0, -1, free, -1],
    ['up from empty', undefined, 1, free, 0],
    ['up from empty, to the minimum', undefined, 1, { ...free, min: 5 }, 5],
    ['down from empty', undefined, -1, free, 0],
    ['to the grid that starts at the minimum', 4, 1, { min: 1, max: undefined, step: 5 }, 6],
    ['up to the next step from between steps', 2.5, 1, free, 3],
    ['down to the next step from between steps', 2.5, -1, free, 2],
    ['no further than the maximum', 9, 10, { ...free, max: 12 }, 12],
    ['no further than the minimum', 1, -10, { ...free, min: 0 }, 0],
    ['without floating-point error', 0.2, 1, { ...free, step: 0.1 }, 0.3],
  ] as const)('%s', (_name, from, steps, range, to) => {
    expect(stepFrom(from, steps, range)).toBe(to)
  })
})

test('decimals follow the step', () => {
  expect([1, 0.5, 0.01, 1e-7].map(digitsOf)).toEqual([0, 1, 2, 7])
  expect(decimalOf(1e21)).toBe('1000000000000000000000')
})

test('parses and formats by locale', () => {
  const french = numberNotation('fr-CA', 2)
  expect(french.parse('1 234,5')).toBe('1234.5')
  expect(french.write('1234.5')).toBe('1\u00a0234,5')
  expect(french.parse('douze')).toBeNull()
  expect(numberNotation('en-US', 0).parse('1.5')).toBeNull()
})

test.each(['ar-EG', 'fa', 'he', 'sv', 'de-CH', 'en-US'])('round-trips in %s', (locale) => {
  const { parse, write } = numberNotation(locale, 2)
  expect(parse(write('-1234567.25'))).toBe('-1234567.25')
})
