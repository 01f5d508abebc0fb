import { expect, test } from 'vitest'
import { denial } from '../../../scripts/hosts/hostile.mjs'
import { denied } from './claims.ts'

test.each([
  'Nothing was charged.',
  'Nothing more was charged.',
  'Nothing was bought.',
  'Nothing changed there.',
  'No money moved.',
  'Not paid',
  'The payment method wasn’t added.',
  'That didn’t work',
])('“%s” denies that something happened', (claim) => {
  expect(claim).toMatch(denied)
  expect(claim).toMatch(denial)
})

test('what is said before anything is sent denies nothing', () => {
  expect('Not paid yet. Nothing is sent again unless you ask for it.').not.toMatch(denied)
})
