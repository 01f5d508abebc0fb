import { expect, test } from 'vitest'
import { objectionIn } from './objection.ts'

test.each([
  [{ error: { code: 'INVALID', message: 'Too much', field: 'amount' } }],
  [{ fields: { amount: 'Too much' } }],
  [{ errors: { amount: 'Too much' } }],
  [{ errors: [{ field: 'amount', message: 'Too much' }, null, 7] }],
])('an objection to a field is found in %j', (data) => {
  expect(objectionIn(data).fields).toEqual({ amount: 'Too much' })
})

test('the service’s name for it is kept', () => {
  expect(objectionIn({ error: { code: 'ALREADY_PAID', message: 'x' } })).toEqual({ code: 'ALREADY_PAID' })
})

test.each([null, 'text', [], 7, { errors: 'text' }])('nothing is found in %j', (data) => {
  expect(objectionIn(data)).toEqual({})
})
