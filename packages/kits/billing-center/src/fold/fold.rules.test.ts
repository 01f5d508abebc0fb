import { expect, test } from 'vitest'
import { isFoldedAtFirst } from './fold.rules.ts'

test.each([
  [undefined, true],
  [0, false],
  [6, false],
  [7, true],
  [25, true],
  [26, false],
])('a phone folds a table of %s rows: %s', (count, isFolded) => {
  expect(isFoldedAtFirst(count)).toBe(isFolded)
})
