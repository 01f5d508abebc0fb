import { findTransactions, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import type { Transaction } from '@memberkit/contract/commerce/payments'
import { button, heading, text } from '@memberkit/testing/on-page'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { openTransactions } from '../testing/open-transactions.tsx'

const table = page.getByRole('table', { name: 'Transactions' })
const row = (words: string) => table.getByRole('row').filter({ hasText: words }).first()

test('a member reads every transaction in plain words, refunds below zero; one request deep', async () => {
  const { platform } = await openTransactions()
  await expect.element(row('Refund')).toMatchTextContent(/Refund.*Invoice inv-2003.*Approved.*Visa.*−\$12\.50/)
  await expect.element(row('Payment method check')).toMatchTextContent('No charge')
  await expect.element(table.getByRole('cell', { name: 'Payment method removed' })).toBeVisible()
  await expect.element(text('CA$39.90')).toBeVisible()
  expect(button('New transaction').query()).toBeNull()
  expect(platform.calls.of(findTransactions)).toHaveLength(1)
  expect(platform.calls.of(listPaymentMethods)).toHaveLength(1)
})

test('a transaction whose payment method isn’t known says so', async () => {
  await openTransactions({
    prepare: ({ store: { payments } }) => {
      const { paymentMethodId: _, ...unnamed } = payments.transactions.get('tx-103')!
      payments.transactions.putUnchecked(unnamed)
    },
  })
  await expect.element(row('$12.50').getByRole('cell', { name: 'Not available' })).toBeVisible()
})

test('staff read the platform’s own words, and what they cannot do says why', async () => {
  await openTransactions({ scenario: 'payments/transactions-staff' })
  await expect.element(row('Authorization released')).toMatchTextContent('Approved')
  await button('More actions for Authorization released $30.00, tx-116').click()
  await expect.element(page.getByText('Only charges and payments can be refunded.')).toBeVisible()
})

test('only the transactions of one invoice are asked for', async () => {
  const { platform } = await openTransactions({ invoiceId: 'inv-2002' })
  await expect.element(row('Refund')).toMatchTextContent('−$49.90')
  await expect.element(text('3 transactions')).toBeVisible()
  expect(platform.calls.of(findTransactions)[0]?.body).toEqual({ identityId: 'member-ada', invoiceId: 'inv-2002' })
})

test('a row opens the transaction, with its address and event; back is at the row again', async () => {
  const { events, router } = await openTransactions()
  await userEvent.click(row('$12.50').getByRole('button').first())
  await expect.element(heading('Related transactions')).toBeVisible()
  expect(router.current()).toBe('/?transaction=tx-103')
  expect(events.find(({ type }) => type === 'payments.transaction.opened')?.data).toEqual({ transactionId: 'tx-103' })
  await button('All transactions').click()
  await expect.element(row('$12.50').getByRole('button').first()).toHaveFocus()
})

test('the file has the sign, the status in words and the ID', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#')
  await openTransactions({ address: '/?type=REFUND' })
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'Download CSV' }).click()
  await vi.waitFor(() => expect(made).toHaveBeenCalled())
  const lines = (await (made.mock.calls[0]![0] as Blob).text()).trimEnd().split('\r\n')
  expect(lines[1]).toBe('tx-103,2026-03-04T15:20:00.000Z,Refund,Approved,inv-2003,Visa ••••\u00a04242,USD,-12.50')
  expect(lines).toHaveLength(3)
  made.mockRestore()
})

test('what the platform says nobody knew is readable, and nothing can be done to it by mistake', async () => {
  const { events } = await openTransactions({ scenario: 'payments/transactions-unknown-values' })
  await expect.poll(() => events.some(({ type }) => type === 'kit.unknown_enum')).toBe(true)
  await expect.element(table).toBeVisible()
  expect(events.every(({ type }) => type !== 'kit.crash')).toBe(true)
})

test('one that cannot be read is a row that says so, and a chain says that it may be missing', async () => {
  await openTransactions({
    scenario: 'payments/transactions-staff',
    prepare: ({ store: { payments } }) =>
      void payments.transactions.putUnchecked({
        ...payments.transactions.get('tx-103')!,
        amount: null,
      } as unknown as Transaction),
  })
  await expect.element(text('We couldn’t read this transaction')).toBeVisible()
  await userEvent.click(row('Charge').getByRole('button').first())
  await expect.element(text('1 transaction couldn’t be read.')).toBeVisible()
})

test('group administrators are told, and nothing is requested', async () => {
  const { platform } = await openTransactions({ scenario: 'payments/transactions-group-realm' })
  await expect.element(page.getByRole('heading')).toBeVisible()
  expect(platform.calls.entries).toHaveLength(0)
})

test('what the bank has not answered is followed until it settles', async () => {
  skipTime()
  const { platform } = await openTransactions({
    scenario: 'payments/transactions-timed-out',
    address: '/?transaction=tx-401',
  })
  await expect.element(text('The bank hasn’t answered')).toBeVisible()
  const { transactions } = platform.store.payments
  transactions.putUnchecked({ ...transactions.get('tx-401')!, status: 'APPROVED' })
  await inTime(() => text('The bank hasn’t answered').query()).toBeNull()
})
