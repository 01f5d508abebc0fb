import { filterRows, sortRows } from '@memberkit/foundation/list'
import { expect, test } from 'vitest'
import { rowOf } from '../testing/invoice.ts'
import { invoiceLink, invoiceList } from './invoice-list.ts'

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('amounts sort numerically within their currency', () => {
  const rows = [
    rowOf({ id: 'ten', due: '10.00' }),
    rowOf({ id: 'nine', due: '9.00' }),
    rowOf({ id: 'cad', due: '1.00', currency: 'CAD' }),
  ]
  expect(ids(sortRows(invoiceList, rows, { column: 'amount', direction: 'ascending' }))).toEqual(['cad', 'nine', 'ten'])
})

test('filters by status, currency, type and date of issue', () => {
  const rows = [
    rowOf({ id: 'a', status: 'PAID', issuedOn: '2026-01-01' }),
    rowOf({ id: 'b', status: 'DELINQUENT', issuedOn: '2026-02-01', currency: 'CAD' }),
    rowOf({ id: 'c', status: 'PAID', issuedOn: '2026-03-01', recurrence: 'ONE_TIME' }),
  ]
  const found = (place: object) => ids(filterRows(invoiceList, rows, place))
  expect(found({ status: ['PAID'] })).toEqual(['a', 'c'])
  expect(found({ currency: ['CAD'] })).toEqual(['b'])
  expect(found({ type: ['ONE_TIME'] })).toEqual(['c'])
  expect(found({ from: '2026-02-01' })).toEqual(['b', 'c'])
})

test('a partly refunded invoice matches the status of its badge, not PAID', () => {
  const rows = [
    rowOf({ id: 'whole', status: 'PAID', paid: '49.90' }),
    rowOf({ id: 'part', status: 'PAID', paid: '49.90', refunded: '10.00' }),
  ]
  expect(ids(filterRows(invoiceList, rows, { status: ['PAID'] }))).toEqual(['whole'])
  expect(ids(filterRows(invoiceList, rows, { status: ['PARTLY_REFUNDED'] }))).toEqual(['part'])
})

test('a link round-trips every parameter of the list', () => {
  const state = {
    invoice: 'in_7',
    status: ['PAID', 'FAILED'],
    currency: ['CAD'],
    type: ['ONE_TIME'],
    from: '2026-03-01',
  }
  const link = invoiceLink.toLink({ ...state, sort: 'amount', order: 'descending' }, '/billing')
  expect(link).toBe(
    '/billing?invoice=in_7&status=PAID,FAILED&currency=CAD&type=ONE_TIME&from=2026-03-01&sort=amount&order=descending',
  )
  expect(invoiceLink.fromLink(link)).toEqual({ ...state, sort: 'amount', order: 'descending' })
})
