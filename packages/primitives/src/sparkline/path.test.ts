import { expect, test } from 'vitest'
import { drawingOf } from './path.ts'

test('without known values is a baseline', () => {
  expect(drawingOf([])).toEqual({ zero: 18 })
  expect(drawingOf([null, null])).toEqual({ zero: 18 })
})

test('spans from minimum to maximum over the full width', () => {
  expect(drawingOf([0, 5, 10])).toEqual({ line: 'M0 32L0 32L50 18L100 4', end: 'M100 4L100 4', zero: undefined })
})

test('one value is a dot in the middle, equal values are a level line', () => {
  expect(drawingOf([7]).line).toBe('M50 18L50 18')
  expect(drawingOf([7, 7]).line).toBe('M0 18L0 18L100 18')
})

test('a missing value is a gap, an isolated one a dot', () => {
  expect(drawingOf([0, null, 10, null, null])).toEqual({
    line: 'M0 32L0 32M50 4L50 4',
    end: 'M50 4L50 4',
    zero: undefined,
  })
})

test('NaN counts as missing', () => {
  expect(drawingOf([0, Number.NaN, 10])).toEqual(drawingOf([0, null, 10]))
})

test('zero is drawn only between positive and negative values', () => {
  expect(drawingOf([-5, 5]).zero).toBe(18)
  expect(drawingOf([0, 5]).zero).toBeUndefined()
})
