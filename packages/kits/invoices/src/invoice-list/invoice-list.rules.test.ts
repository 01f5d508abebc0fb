import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { invoiceOf } from '../testing/invoice.ts'
import { filterInvoices, isFiltered, occurring, sortInvoices } from './invoice-list.rules.ts'

const ids = (invoices: readonly { id: string }[]) => invoices.map(({ id }) => id)

describe('filterInvoices', () => {
  const invoices = [
    invoiceOf({ id: 'a', status: 'PAID', issuedOn: '2026-01-01' }),
    invoiceOf({ id: 'b', status: 'DELINQUENT', issuedOn: '2026-02-01', currency: 'CAD' }),
    invoiceOf({ id: 'c', status: 'PAID', issuedOn: '2026-03-01', recurrence: 'ONE_TIME' }),
  ]

  test('narrows by status, currency, type and days of issue, both ends included', () => {
    expect(ids(filterInvoices(invoices, { statuses: ['PAID'] }))).toEqual(['a', 'c'])
    expect(ids(filterInvoices(invoices, { currency: 'CAD' }))).toEqual(['b'])
    expect(ids(filterInvoices(invoices, { recurrence: 'ONE_TIME' }))).toEqual(['c'])
    expect(ids(filterInvoices(invoices, { from: '2026-02-01', to: '2026-03-01' }))).toEqual(['b', 'c'])
  })

  test('an empty filter leaves everything', () => {
    expect(ids(filterInvoices(invoices, { statuses: [] }))).toEqual(['a', 'b', 'c'])
    expect(isFiltered({ statuses: [] })).toBe(false)
    expect(isFiltered({ from: '2026-01-01' })).toBe(true)
  })
})

describe('sortInvoices', () => {
  test('amounts sort as amounts within their currency', () => {
    const invoices = [
      invoiceOf({ id: 'ten', due: '10.00' }),
      invoiceOf({ id: 'nine', due: '9.00' }),
      invoiceOf({ id: 'cad', due: '1.00', currency: 'CAD' }),
    ]
    expect(ids(sortInvoices(invoices, { column: 'amount', direction: 'ascending' }))).toEqual(['cad', 'nine', 'ten'])
  })

  test('loses nothing, changes nothing and has one result whatever the order it began with', () => {
    const many = fc.uniqueArray(
      fc.record({ id: fc.uuid(), due: fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)) }),
      { selector: ({ id }) => id },
    )
    fc.assert(
      fc.property(many, (facts) => {
        const invoices = facts.map((fact) => invoiceOf(fact))
        const sorted = sortInvoices(invoices, { column: 'amount', direction: 'ascending' })
        expect(ids(sortInvoices(invoices.toReversed(), { column: 'amount', direction: 'ascending' }))).toEqual(
          ids(sorted),
        )
        expect(ids(invoices)).toEqual(facts.map(({ id }) => id))
      }),
    )
  })
})

test('what is partly refunded is found by what its badge says, not as paid', () => {
  const invoices = [
    invoiceOf({ id: 'whole', status: 'PAID', paid: '49.90' }),
    invoiceOf({ id: 'part', status: 'PAID', paid: '49.90', refunded: '10.00' }),
  ]
  expect(occurring(invoices, 'status')).toEqual(['PAID', 'PARTLY_REFUNDED'])
  expect(ids(filterInvoices(invoices, { statuses: ['PAID'] }))).toEqual(['whole'])
  expect(ids(filterInvoices(invoices, { statuses: ['PARTLY_REFUNDED'] }))).toEqual(['part'])
})

test('only values that occur are offered to filter by', () => {
  expect(occurring([invoiceOf({ status: 'PAID' }), invoiceOf({ status: 'ACTIVE' }), invoiceOf()], 'status')).toEqual([
    'ACTIVE',
    'PAID',
  ])
})
