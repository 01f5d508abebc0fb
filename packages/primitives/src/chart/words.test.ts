import { expect, test } from 'vitest'
import type { ChartData } from './types.ts'
import { wordsOf } from './words.ts'

const data: ChartData = {
  categories: ['2026-01-01', '2026-02-01'],
  categoryLabel: 'Month',
  series: [],
}

test('dates are formatted by the locale when a format is given', () => {
  expect(wordsOf(data, '', 'en-US').categories).toEqual(data.categories)
  expect(wordsOf({ ...data, categoryFormat: { month: 'long' } }, '', 'fr-CA').categories).toEqual([
    'janvier',
    'février',
  ])
  expect(
    wordsOf({ ...data, categories: ['Total'], categoryFormat: { month: 'long' } }, '', 'fr-CA').categories,
  ).toEqual(['Total'])
})

test('values are formatted by the locale, and invalid ones as missing', () => {
  const { valueOf } = wordsOf({ ...data, valueFormat: { style: 'percent' } }, 'No data', 'fr-CA')
  expect([0.5, null, undefined, Number.NaN, Infinity].map(valueOf)).toEqual([
    '50\u00a0%',
    ...Array.from({ length: 4 }, () => 'No data'),
  ])
})

test('the sign of a negative value is as wide as a digit', () => {
  expect(wordsOf(data, '', 'en-US').valueOf(-1200)).toBe('\u22121,200')
  expect(wordsOf({ ...data, valueFormat: { style: 'percent' } }, '', 'fr-CA').valueOf(-0.5)).toBe('\u221250\u00a0%')
})
