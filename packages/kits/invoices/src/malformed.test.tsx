import { getInvoice, invoiceJournal, listInvoices, type Invoice } from '@memberkit/contract/commerce/invoices'
import { findTransactions } from '@memberkit/contract/commerce/payments'
import type { MockPlatform } from '@memberkit/fixtures'
import { isSound } from '@memberkit/testing/kit-events'
import { button, dialog, heading, text, unreadableRows } from '@memberkit/testing/on-page'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openKit } from './testing/open-kit.tsx'

const malformed =
  (operation: typeof listInvoices | typeof getInvoice | typeof findTransactions | typeof invoiceJournal) =>
  ({ faults }: MockPlatform) =>
    void faults.add({ operation, kind: 'malformed-entities' })

/** Lets the mock platform answer an invoice that breaks the contract. */
const changing =
  (id: string, change: (invoice: Invoice) => object) =>
  ({ store: { invoices } }: MockPlatform) =>
    void invoices.invoices.putUnchecked(change(invoices.invoices.get(id)!) as Invoice)

test('an unreadable invoice is a row of its own, and the balance says that it is excluded', async () => {
  const kit = await openKit({
    scenario: 'invoices/past-due',
    prepare: changing('inv-2003', ({ paid: _, ...rest }) => rest),
  })
  await expect.element(text('We couldn’t read this invoice')).toBeVisible()
  expect(unreadableRows()).toEqual(['We couldn’t read this invoice2026-002003'])
  const balance = page.getByRole('region', { name: 'Balance' })
  await expect.element(balance).toMatchTextContent('1 invoice we couldn’t fully read isn’t included.')
  expect(balance.element().textContent).not.toContain('Every invoice is settled.')
  await expect.element(page.getByRole('table', { name: 'Invoices' })).toBeVisible()
  expect(isSound(kit)).toBe(true)
})

test('paying all says that unreadable invoices are excluded', async () => {
  await openKit({ scenario: 'invoices/pay-all', prepare: changing('inv-2203', ({ paid: _, ...rest }) => rest) })
  await page.getByRole('button', { name: 'Pay 3 invoices' }).click()
  await expect
    .element(dialog.getByText('1 invoice couldn’t be fully read. It isn’t in this payment, so more may be due.'))
    .toBeVisible()
})

test('“Nothing due” is limited to the invoices that were read', async () => {
  await openKit({ scenario: 'invoices/all-paid', prepare: malformed(listInvoices) })
  await expect.element(text('Nothing due on the invoices we could read')).toBeVisible()
  expect(text('Every invoice is settled.').query()).toBeNull()
})

test('the past-due banner says what its total excludes', async () => {
  const unread = changing('inv-1014', (invoice) => ({ ...invoice, due: 59.9 }))
  await openKit({ scenario: 'invoices/staff', realm: 'Internal', prepare: unread })
  const banner = page.getByRole('region', { name: 'Payment needed' })
  await expect.element(banner).toMatchTextContent('1 invoice we couldn’t fully read isn’t included.')
  await expect
    .poll(() => unreadableRows()[0] ?? '')
    .toMatch(/^We couldn’t read this invoice2026-001014 Reference [\dA-Z]{7}$/)
})

test('the CSV file has a row for an unreadable invoice', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#')
  await openKit({ scenario: 'invoices/past-due', prepare: changing('inv-2003', ({ total: _, ...rest }) => rest) })
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'Download CSV' }).click()
  await vi.waitFor(() => expect(made).toHaveBeenCalled())
  const csv = await (made.mock.calls[0]![0] as Blob).text()
  expect(csv.trimEnd().split('\r\n').at(-1)).toMatch(/^2026-002003,,,,We couldn’t read this invoice,/)
  made.mockRestore()
})

test('the statement says that its total may be too low', async () => {
  await openKit({ scenario: 'invoices/all-paid', prepare: malformed(listInvoices) })
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'Annual payment statement' }).click()
  await expect.element(dialog.getByText('Some payments couldn’t be read.', { exact: false })).toBeVisible()
})

test('an unreadable invoice shows an error with a way back', async () => {
  const kit = await openKit({
    scenario: 'invoices/past-due',
    address: '/?invoice=inv-2003',
    prepare: malformed(getInvoice),
  })
  await expect.element(heading('We couldn’t read this invoice')).toBeVisible()
  await expect.element(button('All invoices')).toBeVisible()
  expect(isSound(kit)).toBe(true)
})

test('an unreadable item is one row; the totals stay, and staff see no false mismatch', async () => {
  const unread = changing('inv-1014', ({ items: [first, ...items], ...rest }) => ({
    ...rest,
    items: [{ ...first, amount: null }, null, ...items],
  }))
  const kit = await openKit({
    scenario: 'invoices/staff',
    realm: 'Internal',
    address: '/?invoice=inv-1014',
    prepare: unread,
  })
  await expect.element(text('We couldn’t read this line')).toBeVisible()
  expect(unreadableRows()).toHaveLength(2)
  await expect.element(text('Amount due')).toBeVisible()
  expect(text('The items differ from the total').query()).toBeNull()
  expect(isSound(kit)).toBe(true)
})

test('unreadable payments pause paying, and the readable ones are shown', async () => {
  await openKit({
    scenario: 'invoices/cooldown',
    address: '/?invoice=inv-2003',
    prepare: malformed(findTransactions),
  })
  await expect.element(text('We couldn’t read this payment')).toBeVisible()
  await expect.element(text('Paying is paused')).toBeVisible()
  expect(button(/^Pay /).query()).toBeNull()
})

test('unreadable history entries are reported, and the page stays intact', async () => {
  await openKit({
    scenario: 'invoices/staff',
    realm: 'Internal',
    address: '/?invoice=inv-1009',
    prepare: malformed(invoiceJournal),
  })
  await expect.element(text('We couldn’t read this entry')).toBeVisible()
  await expect.element(heading('Invoice 2026-001009')).toBeVisible()
})
