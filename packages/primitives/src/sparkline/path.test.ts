import { expect, test } from 'vitest'
import { drawingOf } from './path.ts'

test('nothing known: a line to wait by', () => {
  expect(drawingOf([])).toEqual({ zero: 18 })
  expect(drawingOf([null, null])).toEqual({ zero: 18 })
})

test('goes from the least to the most, over the whole width', () => {
  expect(drawingOf([0, 5, 10])).toEqual({ line: 'M0 32L0 32L50 18L100 4', end: 'M100 4L100 4', zero: undefined })
})

test('one value is a dot in the middle, equal ones are a level line', () => {
  expect(drawingOf([7]).line).toBe('M50 18L50 18')
  expect(drawingOf([7, 7]).line).toBe('M0 18L0 18L100 18')
})

test('what is missing is a gap, what stands alone is a dot', () => {
  expect(drawingOf([0, null, 10, null, null])).toEqual({
    line: 'M0 32L0 32M50 4L50 4',
    end: 'M50 4L50 4',
    zero: undefined,
  })
})

test('what is no number is missing, too', () => {
  expect(drawingOf([0, Number.NaN, 10])).toEqual(drawingOf([0, null, 10]))
})

test('zero is drawn where there are values on both sides of it', () => {
  expect(drawingOf([-5, 5]).zero).toBe(18)
  expect(drawingOf([0, 5]).zero).toBeUndefined()
})
