import { filterRows, sortRows } from '@memberkit/foundation/list'
import { listInvoices } from '@memberkit/contract/commerce/invoices'
import { createPlatform, fetchOf } from '@memberkit/fixtures/invoices'
import { allowedActions, isAllowed } from '@memberkit/foundation/entity-actions'
import { createPlatformClient, readResponse, send } from '@memberkit/platform'
import { addDecimals } from '@memberkit/platform/formats'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { itemGroups } from '../invoice-detail/invoice-detail.rules.ts'
import { invoiceList } from '../invoice-list/invoice-list.ts'
import { isStatementPartial } from '../statement/statement.rules.ts'
import { invoiceOf, itemOf, rowOf } from '../testing/invoice.ts'
import { balances, nextCharge } from './amounts.rules.ts'
import { mismatch } from './items.rules.ts'
import { invoiceActions } from './invoice-actions.ts'
import { chargesOf, paymentsMade } from './payments.rules.ts'
import type { Invoice } from './received.ts'
import { arePaymentsUnread, uncounted } from './unread.rules.ts'

const context = { realm: 'Internal', can: () => true } as const
let sound: readonly Invoice[]

beforeAll(async () => {
  const platform = createPlatform({ scenario: 'invoices/staff' })
  const { hostOf: hosts, securityHeader, session, subject } = platform
  const client = createPlatformClient({ hosts, realm: 'Internal', session, securityHeader, fetch: fetchOf(platform) })
  const answer = await send(client, listInvoices, { identityId: subject.identityId })
  // Few of them, with payments and a tax: places enough to break, and quick to read.
  sound = answer.ok ? answer.data.filter(({ id }) => /inv-10(02|09|11|12|14)/.test(id)) : []
})

/** Every place in the data: `[0, 'items', 1, 'amount']`. */
function places(data: unknown, above: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof data !== 'object' || data === null) return [above]
  const below = Object.entries(data).flatMap(([key, one]) => places(one, [...above, key]))
  return above.length > 0 ? [above, ...below] : below
}

function damaged(data: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<string | number, unknown>
  copy[key] = damaged(copy[key], rest, value)
  return copy
}

function read(data: unknown) {
  const reading = readResponse(listInvoices, JSON.parse(JSON.stringify(data)))
  return reading.isReadable ? (reading.data as readonly Invoice[]) : []
}

const paidIn = (invoices: readonly Invoice[]) =>
  paymentsMade(invoices).reduce((sum, { amount }) => addDecimals(sum, amount), '0')

test('any damaged data: nothing crashes, and a total that lacks money says so', () => {
  const all = places(sound)
  const value = fc.constantFrom(null, undefined, 17, true, {}, [], [null], 'soon')
  const damage = fc
    .tuple(fc.constantFrom(...all), value)
    .filter(([place, to]) => place.at(-1) !== 'currency' || to !== 'soon')
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 6 }), (damages) => {
      const invoices = read(damages.reduce((data, [place, to]) => damaged(data, place, to), sound as unknown))
      const rows = invoices.map(rowOf)
      for (const column of ['number', 'issuedOn', 'status', 'amount'] as const) {
        sortRows(invoiceList, rows, { column, direction: 'ascending' })
      }
      filterRows(invoiceList, rows, { status: ['PAID'], from: '2026-01-01' })
      nextCharge(invoices, '2026-03-10')
      for (const invoice of invoices) {
        allowedActions(invoiceActions, invoice, context)
        mismatch(invoice)
        itemGroups(invoice)
        chargesOf(invoice)
      }
      if (uncounted(invoices) === 0) {
        expect(balances(invoices).map(({ due }) => due)).toEqual(balances(sound).map(({ due }) => due))
      }
      if (!isStatementPartial(invoices)) expect(paidIn(invoices)).toBe(paidIn(sound))
    }),
    { numRuns: 150 },
  )
})

test('an amount due in an unknown status is counted as excluded from the total', () => {
  expect(uncounted([invoiceOf({ status: 'ESCALATED' }), invoiceOf(), invoiceOf({ status: 'X', due: '0.00' })])).toBe(1)
})

test('unknown payments make paying unavailable', () => {
  const transaction = { id: 't', type: 'SALE', status: 'APPROVED', at: '2026-03-08T10:00:00Z' }
  const known = invoiceOf({ items: [itemOf({ type: 'TRANSACTION', transaction })] })
  const unknown = invoiceOf({ items: [itemOf({ type: 'TRANSACTION' })] })
  expect([known, unknown].map(arePaymentsUnread)).toEqual([false, true])
  const mayPay = [known, unknown].map((invoice) => isAllowed(allowedActions(invoiceActions, invoice, context), 'pay'))
  expect(mayPay).toEqual([true, false])
})

test('a payment with an unknown outcome makes a statement partial', () => {
  const transaction = { id: 't', type: 'SALE', status: 'SETTLING', at: '2026-03-08T10:00:00Z' }
  expect(isStatementPartial([invoiceOf({ items: [itemOf({ type: 'TRANSACTION', transaction })] })])).toBe(true)
  const declined = { ...transaction, status: 'DECLINED' }
  expect(isStatementPartial([invoiceOf({ items: [itemOf({ type: 'TRANSACTION', transaction: declined })] })])).toBe(
    false,
  )
})
