import { expect, test } from 'vitest'
import { firstOf } from './first-of.ts'

test('some stand alone, the others are counted, but never a single one', () => {
  expect(firstOf(['a'], 3)).toEqual({ first: ['a'], rest: [] })
  expect(firstOf(['a', 'b', 'c'], 2)).toEqual({ first: ['a', 'b', 'c'], rest: [] })
  expect(firstOf(['a', 'b', 'c', 'd'], 2)).toEqual({ first: ['a', 'b'], rest: ['c', 'd'] })
})
