import { expect, test } from 'vitest'
import { takeFirst } from './take-first.ts'

test('some stand alone, the others are counted, but never a single one', () => {
  expect(takeFirst(['a'], 3)).toEqual({ first: ['a'], rest: [] })
  expect(takeFirst(['a', 'b', 'c'], 2)).toEqual({ first: ['a', 'b', 'c'], rest: [] })
  expect(takeFirst(['a', 'b', 'c', 'd'], 2)).toEqual({ first: ['a', 'b'], rest: ['c', 'd'] })
})
