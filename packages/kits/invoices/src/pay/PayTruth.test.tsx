import { getInvoice, payInvoice } from '@memberkit/contract/commerce/invoices'
import { findTransactions } from '@memberkit/contract/commerce/payments'
import type { MockPlatform } from '@memberkit/fixtures'
import { keyOf } from '@memberkit/platform/query'
import { button, dialog, field, inDialog, said, text } from '@memberkit/testing/on-page'
import { skipTime } from '@memberkit/testing/skip-time'
import { hear } from '@memberkit/testing/stage'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openKit } from '../testing/open-kit.tsx'

const address = { identityId: 'member-ada', invoiceId: 'inv-2003' }
const stored = ({ store }: MockPlatform) => store.invoices.invoices.get(address.invoiceId)!
const payments = ({ calls }: MockPlatform) => calls.of(payInvoice)

async function review(amount = '$64.90') {
  await button(`Pay ${amount}`).first().click()
  await inDialog('Review payment').click()
}

test('a duplicate sent by the browser: one charge, one event, and “Paid”', async () => {
  const { platform, events } = await openKit({ scenario: 'invoices/pay-approved' })
  platform.faults.add({ operation: payInvoice, kind: 'resent' })
  await button('Pay $64.90').click()
  await dialog.getByText('Pay another amount').click()
  await field('Amount to pay').fill('20')
  await inDialog('Review payment').click()
  await inDialog('Pay $20.00').click()
  await expect.element(said('Paid $20.00')).toBeVisible()
  expect(inDialog(/^Pay /).query()).toBeNull()
  expect(stored(platform).paid).toBe('20.00')
  await expect.poll(() => events.filter(({ type }) => type === 'invoices.invoice.paid')).toHaveLength(1)
})

test('a duplicate of a full payment is paid here, not in another window', async () => {
  const { platform } = await openKit({ scenario: 'invoices/pay-approved' })
  platform.faults.add({ operation: payInvoice, kind: 'resent' })
  const heard = hear()
  await review()
  await inDialog('Pay $64.90').click()
  await expect.element(said('Paid $64.90')).toBeVisible()
  expect(dialog.getByText('another window').query()).toBeNull()
  await expect.poll(() => heard).toContain('Paid $64.90 for invoice 2026-002003.')
  expect(heard.join()).not.toMatch(/try again|isn’t possible/i)
})

test.each([
  ['$64.90', undefined],
  ['$20.00', '20'],
])('a payment of %s that arrives after it was looked for is paid here, not in another window', async (amount, part) => {
  skipTime()
  const { platform, queryClient, events } = await openKit({ scenario: 'invoices/pay-approved' })
  platform.faults.add({ operation: payInvoice, kind: 'committed-late', after: 40_000 })
  await button('Pay $64.90').click()
  if (part) {
    await dialog.getByText('Pay another amount').click()
    await field('Amount to pay').fill(part)
  }
  await inDialog('Review payment').click()
  await inDialog(`Pay ${amount}`).click()
  await expect.element(said('It hasn’t gone through so far')).toBeVisible()
  await vi.advanceTimersByTimeAsync(60_000)
  await queryClient.invalidateQueries({ queryKey: keyOf(getInvoice, address) })
  await expect.element(said(`Paid ${amount}`)).toBeVisible()
  expect(dialog.getByText(/another window|Nothing/).query()).toBeNull()
  expect(payments(platform)).toHaveLength(1)
  await expect.poll(() => events.filter(({ type }) => type === 'invoices.invoice.paid')).toHaveLength(1)
})

test('an amount that changes during the review is shown as a change and not paid', async () => {
  const { platform, queryClient } = await openKit({ scenario: 'invoices/pay-approved' })
  await review()
  const { invoices } = platform.store.invoices
  invoices.put({ ...stored(platform), due: '564.90', total: '564.90', version: '9' })
  await queryClient.invalidateQueries({ queryKey: keyOf(getInvoice, address) })
  await expect.element(said('This invoice has changed')).toBeVisible()
  await expect.element(said('$564.90 (was $64.90)')).toBeVisible()
  await expect.element(said('Visa ending in 4242 will be charged $64.90 now.')).toBeVisible()
  expect(inDialog(/^Pay /).query()).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(payments(platform)).toEqual([])
  await inDialog('Review the changes').click()
  await expect.element(dialog.getByRole('radio', { name: 'Pay the full amount, $564.90' })).toBeChecked()
  await inDialog('Review payment').click()
  await inDialog('Pay $564.90').click()
  await expect.element(said('Paid $564.90')).toBeVisible()
  expect(
    payments(platform).map(({ body, headers }) => [(body as { amount: string }).amount, headers['if-match']]),
  ).toEqual([['564.90', '9']])
})

test('a change that only the service knows is shown before anything is sent again', async () => {
  const { platform } = await openKit({
    scenario: 'invoices/pay-approved',
    prepare: (platform) =>
      platform.rival({
        before: payInvoice,
        as: platform.session,
        act() {
          platform.store.invoices.invoices.put({ ...stored(platform), due: '564.90', total: '564.90', version: '9' })
        },
      }),
  })
  await review()
  await inDialog('Pay $64.90').click()
  await expect.element(said('$564.90 (was $64.90)')).toBeVisible()
  expect(inDialog(/^Pay |Try again/).query()).toBeNull()
  expect(payments(platform)).toHaveLength(1)
})

test.each([2, -2])('with a clock %i hours off, the cooldown has its true length', async (hours) => {
  await openKit({ scenario: 'invoices/cooldown', clockAhead: hours * 3_600_000 })
  await button('Pay $64.90').click()
  await expect.element(dialog.getByRole('timer')).toMatchTextContent(/^You can try again in (6:0\d|5:5\d)$/)
  await expect.element(inDialog('Review payment')).toHaveAttribute('aria-disabled', 'true')
})

test.each([2, -2])('with a clock %i hours off, an open charge is not repeated', async (hours) => {
  const { platform } = await openKit({
    scenario: 'invoices/pay-approved',
    clockAhead: hours * 3_600_000,
    prepare(platform) {
      const transaction = {
        id: 'tx-open',
        status: 'TIMEDOUT',
        type: 'SALE',
        at: platform.clock.now(),
        paymentMethodId: 'pm-1',
      } as const
      const line = { id: 'open', type: 'TRANSACTION', action: 'ADDED', label: 'Payment', amount: '64.90' } as const
      const owed = stored(platform)
      platform.store.invoices.invoices.put({ ...owed, items: [...owed.items, { ...line, transaction }] })
    },
  })
  await button('Pay $64.90').click()
  await expect.element(said('We don’t know yet whether you were charged')).toBeVisible()
  expect(inDialog('Review payment').query()).toBeNull()
  expect(payments(platform)).toEqual([])
})

test('paying from the list waits until earlier payments are loaded', async () => {
  let down = { remove() {} }
  const { platform } = await openKit({
    scenario: 'invoices/pay-approved',
    prepare: ({ faults }) => (down = faults.add({ operation: findTransactions, kind: 500 })),
  })
  await button('Pay $64.90').click()
  await expect.element(said('Paying is paused so that nothing is charged twice.')).toBeVisible()
  await expect.element(inDialog('Review payment')).toHaveAttribute('aria-disabled', 'true')
  await inDialog('Review payment').click({ force: true })
  expect(inDialog('Back').query()).toBeNull()
  down.remove()
  await inDialog('Check again').click()
  await expect.element(inDialog('Review payment')).not.toHaveAttribute('aria-disabled')
  expect(payments(platform)).toEqual([])
})

test('a 403 revokes Pay for this visit, in the dialog and in the list', async () => {
  const { platform } = await openKit({ scenario: 'invoices/pay-approved' })
  platform.faults.add({ operation: payInvoice, kind: 403, times: 1 })
  await review()
  await inDialog('Pay $64.90').click()
  await expect.element(said('You don’t have permission to do this')).toBeVisible()
  await expect.element(inDialog('Pay $64.90')).toHaveAttribute('aria-disabled', 'true')
  await inDialog('Back').click()
  await inDialog('Cancel').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
})

test('the banner pays every past-due invoice, oldest first', async () => {
  await openKit({ scenario: 'invoices/pay-all' })
  await button('Update card and pay').click()
  await expect.element(dialog.getByRole('heading', { name: 'Pay 2 invoices' })).toBeVisible()
  await expect.element(inDialog('Pay $89.95')).toBeVisible()
})

test('a zero invoice is not offered for payment', async () => {
  await openKit({
    scenario: 'invoices/pay-all',
    prepare({ store }) {
      const { invoices } = store.invoices
      invoices.put({ ...invoices.get('inv-2201')!, due: '0.00', total: '0.00' })
    },
  })
  await expect.element(button('Pay 3 invoices')).toBeVisible()
  expect(text('Document review').query()).not.toBeNull()
})

test('staff retype a large amount before they pay', async () => {
  const { platform } = await openKit({ scenario: 'invoices/pay-approved', realm: 'Internal', retypeAbove: '50' })
  await review()
  await dialog.getByRole('checkbox', { name: 'I confirm this payment for Ada Example' }).click()
  await inDialog('Pay $64.90').click()
  await expect.element(field('Type the amount $64.90 to continue')).toHaveFocus()
  expect(payments(platform)).toEqual([])
  await field('Type the amount $64.90 to continue').fill('64.90')
  await inDialog('Pay $64.90').click()
  await expect.element(said('Paid $64.90')).toBeVisible()
})

test('Back after closing the dialog does not reopen it', async () => {
  const { router } = await openKit({ scenario: 'invoices/pay-approved', address: '/?invoice=inv-2003' })
  await button('Pay $64.90').click()
  await expect.element(dialog).toBeVisible()
  const spy = vi.spyOn(router, 'go')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(spy.mock.calls.map(([, options]) => options?.replace)).toEqual([true])
})
