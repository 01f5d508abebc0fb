import { expect, test } from 'vitest'
import { takeFirst } from './take-first.ts'

test('the first names are listed and the rest counted, but never a rest of one', () => {
  expect(takeFirst(['a'], 3)).toEqual({ first: ['a'], rest: [] })
  expect(takeFirst(['a', 'b', 'c'], 2)).toEqual({ first: ['a', 'b', 'c'], rest: [] })
  expect(takeFirst(['a', 'b', 'c', 'd'], 2)).toEqual({ first: ['a', 'b'], rest: ['c', 'd'] })
})
