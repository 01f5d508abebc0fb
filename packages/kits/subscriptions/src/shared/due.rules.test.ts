import type { Resource } from '@memberkit/foundation/resource'
import { expect, test } from 'vitest'
import { dueOf } from './due.rules.ts'
import type { Invoice } from './received.ts'

const invoice = (facts: Partial<Invoice> = {}) =>
  ({ status: 'ACTIVE', currency: 'USD', due: '10.00', ...facts }) as Invoice

const said = (data: readonly Invoice[], facts: object = {}) =>
  dueOf({ state: 'ready', data, ...facts } as Resource<readonly Invoice[]>, 'USD', 'en-US')

test('the sum of all open invoices is due', () => {
  expect(said([invoice(), invoice({ status: 'DELINQUENT', due: '5.50' })])).toBe('$15.50')
  expect(said([invoice(), invoice({ due: '0.00', currency: 'CAD', status: 'PAID' })])).toBe('$10.00')
})

test('nothing is due where none is open, or nothing is left on those that are', () => {
  expect(said([])).toBeNull()
  expect(said([invoice({ due: '0.00' })])).toBeNull()
})

test.each([
  ['a status isn’t known', [invoice(), invoice({ status: 'ADDED_LATER' })]],
  ['a status says that it is settled', [invoice(), invoice({ status: 'FORGIVEN' })]],
  ['one has another currency', [invoice(), invoice({ currency: 'CAD' })]],
])('no sum is said where %s', (_, invoices) => {
  expect(said(invoices)).toBeUndefined()
})

test('no sum is said while invoices load, or where one can’t be read', () => {
  expect(dueOf({ state: 'loading' }, 'USD', 'en-US')).toBeUndefined()
  expect(said([invoice()], { unreadable: [{}] })).toBeUndefined()
})
