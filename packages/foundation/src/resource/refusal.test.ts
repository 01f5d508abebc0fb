import type { Result } from '@memberkit/contract'
import { invoiceJournal, listInvoices, payInvoice } from '@memberkit/contract/commerce/invoices'
import { expect, test } from 'vitest'
import { hasOuterShape, isReadable, refusalOf } from './refusal.ts'

const refuse = (status: number, data: unknown = null) =>
  refusalOf(payInvoice, { ok: false, status, data } as Extract<Result<unknown>, { ok: false }>, 0)

test.each([
  [304, 'other'],
  [400, 'invalid'],
  [401, 'signedOut'],
  [403, 'denied'],
  [404, 'gone'],
  [409, 'conflict'],
  [410, 'gone'],
  [412, 'conflict'],
  [418, 'other'],
  [422, 'invalid'],
  [429, 'rateLimited'],
] as const)('%i is refused as %s', (status, reason) => {
  expect(refuse(status).reason).toBe(reason)
})

test.each([
  ['<html>no</html>', '<html>no</html>'],
  [{ message: 'Too late' }, 'Too late'],
  [{ error: { code: 'LATE', message: 'Too late' } }, 'Too late'],
  [{ error: 'Too late' }, 'Too late'],
  [{ odd: 1 }, '{"odd":1}'],
  [null, undefined],
  ['', undefined],
  ['x'.repeat(500), 'x'.repeat(300)],
])('the message of the service is read from %j', (data, text) => {
  expect(refuse(409, data).text).toBe(text)
})

test('429 has a retryAfter, other statuses have none', () => {
  expect(refuse(429).retryAfter).toBe(30)
  expect(refuse(409).retryAfter).toBeUndefined()
})

test('equal refusals share a reference, different ones do not', () => {
  expect(refuse(404).reference).toBe(refuse(404).reference)
  expect(refuse(404).reference).not.toBe(refuse(409).reference)
})

test('an answer without the declared outer shape is unreadable', () => {
  expect([[], {}, null, 'text', undefined].map((data) => hasOuterShape(listInvoices, data))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect([[], {}, null, 'text'].map((data) => hasOuterShape(payInvoice, data))).toEqual([false, true, false, false])
  expect(hasOuterShape(invoiceJournal, [])).toBe(true)
})

test('an entity that breaks the contract is unreadable; a list is readable, whatever its elements', () => {
  expect([[], {}, null, 'text'].map((data) => isReadable(payInvoice, data))).toEqual([false, false, false, false])
  expect([[], [null], {}].map((data) => isReadable(listInvoices, data))).toEqual([true, true, false])
})
