import type { InvoiceListData } from '@memberkit/invoices'
import { expect, test } from 'vitest'
import { owedOf } from './owed.rules.ts'

type Row = InvoiceListData['rows'][number]

const row = (facts: Partial<Row['invoice']> = {}, isUnpaid = true) =>
  ({ isUnpaid, invoice: { subscriptionId: 'sub-1', currency: 'USD', due: '10.00', ...facts } }) as Row

function sum(
  rows: readonly Row[],
  { barred = [], uncounted = 0 }: { barred?: readonly Row[]; uncounted?: number } = {},
) {
  const payable = rows.filter((one) => !barred.includes(one)).map(({ invoice }) => invoice)
  return owedOf({ rows, payable, uncounted }, 'sub-1', 'en-US')
}

test('a plan owes the sum of its unpaid invoices', () => {
  const others = [row({ subscriptionId: 'sub-2' }), row({}, false), row({ due: '0.00', currency: 'CAD' })]
  expect(sum([row(), row({ due: '5.50' }), ...others])).toBe('$15.50')
})

test('an invoice that can’t be paid now leaves no sum: paying the others restores nothing', () => {
  const barred = row()
  expect(sum([row(), barred], { barred: [barred] })).toBeUndefined()
})

test('an invoice of nothing can’t be paid, and is no part of the sum', () => {
  const barred = row({ due: '0.00' })
  expect(sum([row(), barred], { barred: [barred] })).toBe('$10.00')
})

test('a plan owes nothing only if no unpaid invoice may be one of it', () => {
  expect(sum([])).toBeNull()
  expect(sum([row({ subscriptionId: 'sub-2' }), row({}, false), row({ due: '0.00' })])).toBeNull()
  expect(sum([row({ subscriptionId: undefined })])).toBeUndefined()
  expect(sum([], { uncounted: 1 })).toBeUndefined()
})

test('no sum is said of two currencies, or where an invoice may be missing', () => {
  expect(sum([row(), row({ currency: 'CAD' })])).toBeUndefined()
  expect(sum([row({ due: '-5.00' })])).toBeUndefined()
  expect(sum([row()], { uncounted: 1 })).toBeUndefined()
  expect(owedOf(undefined, 'sub-1', 'en-US')).toBeUndefined()
})
