import { expect, test } from 'vitest'
import { folded } from './index.ts'

test.each([
  ['Québec', 'quebec'],
  ['IBÁÑEZ', 'ibanez'],
  ['  two words ', '  two words '],
])('%s is compared as %s', (text, plain) => {
  expect(folded(text)).toBe(plain)
})
