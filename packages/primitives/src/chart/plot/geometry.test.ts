import { expect, test } from 'vitest'
import { geometryOf } from './geometry.ts'

const of = (kind: 'bar' | 'line' | 'stacked', ...rows: (number | null)[][]) =>
  geometryOf(
    {
      kind,
      categories: rows[0]!.map((_, at) => `C${at}`),
      series: rows.map((values, at) => ({ id: `${at}`, label: `S${at}`, values })),
    },
    400,
    200,
  )

test('bars start at zero and are as tall as their value', () => {
  const { marks, zero, ticks } = of('bar', [5, 10, 0, 2])
  expect(zero).toBe(200)
  expect(marks.map(([bar]) => bar!.height)).toEqual([100, 200, 1.5, 40])
  expect(marks.map(([bar]) => bar!.y + bar!.height)).toEqual([200, 200, 200, 200])
  expect(ticks.map(({ value }) => value)).toEqual([0, 2, 4, 6, 8, 10])
})

test('negative bars extend down from zero', () => {
  const { marks, zero } = of('bar', [10, -10])
  expect(zero).toBe(100)
  expect(marks.map(([bar]) => [bar!.y, bar!.height])).toEqual([
    [0, 100],
    [100, 100],
  ])
})

test('series are side by side within their category', () => {
  const { marks, bands } = of('bar', [1, 2], [3, 4])
  const [first, second] = marks[0]!
  expect(second!.x).toBeCloseTo(first!.x + first!.width)
  expect(first!.x).toBeGreaterThan(bands[0]!.start)
  expect(second!.x + second!.width).toBeLessThan(bands[1]!.start)
})

test('stacked parts add up, negative ones below zero', () => {
  const { marks, zero } = of('stacked', [6], [4], [-10])
  const [first, second, third] = marks[0]!
  expect(first!.y + first!.height).toBe(zero)
  expect(second!.y + second!.height).toBe(first!.y)
  expect(third!.y).toBe(zero)
})

test('a missing value is flagged and leaves a gap in its line', () => {
  const { marks, lines } = of('line', [1, null, 3, 4])
  expect(marks.map(([point]) => point!.isKnown)).toEqual([true, false, true, true])
  expect(lines[0]!.match(/M/g)).toHaveLength(2)
})

test('a line’s axis omits zero only where the line would be flat', () => {
  expect(of('line', [98, 99, 100]).ticks[0]!.value).toBeGreaterThan(90)
  expect(of('line', [10, 50, 100]).ticks[0]!.value).toBe(0)
})

test('one category, equal values and all zeros can be drawn', () => {
  for (const rows of [[7], [7, 7], [0, 0], [-3]])
    for (const kind of ['bar', 'line', 'stacked'] as const) {
      const { marks, ticks } = of(kind, rows)
      expect(ticks.length).toBeGreaterThan(1)
      const places = marks.flat().flatMap(({ x, y, width, height }) => [x, y, width, height])
      expect(places.filter((place) => !Number.isFinite(place) || place < 0 || place > 400)).toEqual([])
    }
})

test('counts have only whole-number ticks', () => {
  expect(of('bar', [1, 2]).ticks.map(({ value }) => value)).toEqual([0, 1, 2])
  expect(of('bar', [0.5, 1]).ticks.map(({ value }) => value)).toContain(0.2)
})
