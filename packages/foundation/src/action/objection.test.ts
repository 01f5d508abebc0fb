import { expect, test } from 'vitest'
import { objectionIn } from './objection.ts'

test.each([
  [{ error: { code: 'INVALID', message: 'Too much', field: 'amount' } }],
  [{ fields: { amount: 'Too much' } }],
  [{ errors: { amount: 'Too much' } }],
  [{ errors: [{ field: 'amount', message: 'Too much' }, null, 7] }],
])('field errors are read from %j', (data) => {
  expect(objectionIn(data).fields).toEqual({ amount: 'Too much' })
})

test('the error code of the service is kept', () => {
  expect(objectionIn({ error: { code: 'ALREADY_PAID', message: 'x' } })).toEqual({ code: 'ALREADY_PAID' })
})

test.each([null, 'text', [], 7, { errors: 'text' }])('%j has no field errors', (data) => {
  expect(objectionIn(data)).toEqual({})
})
