import fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodOf, spanOf, ticksOf } from './periods.rules.ts'

const today = '2026-03-08'

test('contracts stand one after the other, and an open one reaches the end, past today', () => {
  const old = { effectiveFrom: '2024-01-01', effectiveTo: '2024-12-31' }
  const open = { effectiveFrom: '2025-01-01' }
  const span = spanOf([old, open], today)
  expect(periodOf(old, span)).toMatchObject({ start: 0, isOpen: false })
  expect(periodOf(old, span).end).toBe(periodOf(open, span).start)
  expect(periodOf(open, span)).toMatchObject({ end: 100, isOpen: true })
  expect(span.today).toBeGreaterThan(periodOf(open, span).start)
  expect(span.today).toBeLessThan(100)
})

test('a contract that starts later stands after today', () => {
  const later = { effectiveFrom: '2026-06-01' }
  const span = spanOf([{ effectiveFrom: '2026-01-01', effectiveTo: '2026-05-31' }, later], today)
  expect(periodOf(later, span).start).toBeGreaterThan(span.today)
})

const day = fc
  .integer({ min: 10_000, max: 25_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
const contract = fc.tuple(day, fc.option(fc.integer({ min: 0, max: 2_000 }))).map(([effectiveFrom, length]) => ({
  effectiveFrom,
  effectiveTo:
    length === null
      ? undefined
      : new Date(Date.parse(`${effectiveFrom}T00:00:00Z`) + length * 86_400_000).toISOString().slice(0, 10),
}))

test('every period is within the drawing and at least as long as nothing', () => {
  fc.assert(
    fc.property(fc.array(contract, { maxLength: 8 }), day, (contracts, now) => {
      const span = spanOf(contracts, now)
      for (const one of contracts) {
        const { start, end } = periodOf(one, span)
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(100)
        expect(end).toBeGreaterThanOrEqual(start)
      }
      expect(span.today).toBeGreaterThanOrEqual(0)
      expect(span.today).toBeLessThan(100)
    }),
  )
})

test.each([
  ['years', '2019-04-15', ['2020', '2022', '2024', '2026']],
  ['quarters', '2025-04-15', ['2025-7', '2025-10', '2026', '2026-4']],
  ['decades', '1985-01-01', ['1990', '2000', '2010', '2020']],
])('the axis names at most five %s', (_, effectiveFrom, expected) => {
  const ticks = ticksOf(spanOf([{ effectiveFrom }], today))
  expect(ticks.map(({ year, month }) => (month === 1 ? `${year}` : `${year}-${month}`))).toEqual(expected)
  for (const { at } of ticks) expect(at).toBeGreaterThanOrEqual(0)
})
