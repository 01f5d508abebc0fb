import { expect, test } from 'vitest'
import { needsRetype } from './retype.ts'

test.each([
  ['100.00', undefined, false],
  ['100.00', '100', false],
  ['100.01', '100', true],
  ['9.00', '10.00', false],
])('%s above a threshold of %s must be retyped: %s', (amount, threshold, isNeeded) => {
  expect(needsRetype(amount, threshold)).toBe(isNeeded)
})
