import { expect, test } from 'vitest'
import type { ChartData } from './types.ts'
import { wordsOf } from './words.ts'

const data: ChartData = {
  categories: ['2026-01-01', '2026-02-01'],
  categoryLabel: 'Month',
  series: [],
}

test('days are written by the locale, where they are to be', () => {
  expect(wordsOf(data, '', 'en-US').categories).toEqual(data.categories)
  expect(wordsOf({ ...data, categoryFormat: { month: 'long' } }, '', 'fr-CA').categories).toEqual([
    'janvier',
    'février',
  ])
  expect(
    wordsOf({ ...data, categories: ['Total'], categoryFormat: { month: 'long' } }, '', 'fr-CA').categories,
  ).toEqual(['Total'])
})

test('values are written by the locale, what is none is said to be missing', () => {
  const { valueOf } = wordsOf({ ...data, valueFormat: { style: 'percent' } }, 'No data', 'fr-CA')
  expect([0.5, null, undefined, Number.NaN, Infinity].map(valueOf)).toEqual([
    '50\u00a0%',
    ...Array.from({ length: 4 }, () => 'No data'),
  ])
})
