import { getInvoice, refundInvoice } from '@memberkit/contract/commerce/invoices'
import { findTransactions } from '@memberkit/contract/commerce/payments'
import type { MockPlatform } from '@memberkit/fixtures'
import { useResource } from '@memberkit/foundation'
import { dialog, field, inDialog, said } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../testing/render-kit.tsx'
import { InvoiceActionDialog } from './InvoiceActionDialog.tsx'
import { openStaffMenu, choose } from './testing/staff-stage.tsx'

/** Paid in full with a Mastercard: 64.90. */
const paid = 'inv-1009'

test('422 shows its message at the field, and the input stays until it is edited', async () => {
  const { platform } = await openStaffMenu(paid)
  const body = { error: { code: 'INVALID', field: 'amount', message: 'At most 5.00 is possible.' } }
  platform.faults.add({ operation: refundInvoice, kind: 422, times: 1, body })
  await choose('Refund')
  await field('Reason').selectOptions('Charged twice')
  await inDialog('Refund $64.90').click()
  const amount = field('Amount to refund')
  await expect.element(amount).toHaveAccessibleDescription(expect.stringContaining('At most 5.00 is possible.'))
  await expect.element(amount).toHaveFocus()
  await expect.element(amount).toHaveValue('64.90')
  await amount.fill('5')
  await expect.element(amount).not.toHaveAccessibleDescription(expect.stringContaining('At most 5.00 is possible.'))
  await inDialog('Refund $5.00').click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a lost answer is looked up, and a committed refund is not sent again', async () => {
  const { platform } = await openStaffMenu(paid)
  platform.faults.add({ operation: refundInvoice, kind: 'dropped-after-commit' })
  await choose('Refund')
  await field('Reason').selectOptions('Charged twice')
  await inDialog('Refund $64.90').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(refundInvoice)).toHaveLength(1)
  expect(platform.store.invoices.invoices.get(paid)?.refunded).toBe('64.90')
})

/** A colleague refunds $10.00. */
function refundTen(platform: MockPlatform, isListed: boolean) {
  const { invoices } = platform.store.invoices
  const invoice = invoices.get(paid)!
  const at = platform.clock.now()
  const transaction = { id: 'txn-kim', type: 'REFUND', status: 'APPROVED', at } as const
  const item = { id: 'item-kim', type: 'TRANSACTION', action: 'ADDED', label: 'Refund', amount: '10.00', at } as const
  invoices.put({
    ...invoice,
    refunded: (Number(invoice.refunded) + 10).toFixed(2),
    items: isListed ? [...invoice.items, { ...item, transaction }] : invoice.items,
    version: '9',
  })
}

/** A refund of $20.00 whose answer and look-up are both lost. */
async function loseRefund(platform: MockPlatform, kind: 'dropped-after-commit' | 502) {
  platform.faults.add({ operation: refundInvoice, kind, times: 1 })
  platform.faults.add({ operation: getInvoice, kind: 503 })
  await choose('Refund')
  await field('Amount to refund').fill('20')
  await field('Reason').selectOptions('Charged twice')
  await inDialog('Refund $20.00').click()
  await expect.element(inDialog('Check again')).toBeVisible()
}

test('a lost refund is found among later refunds by others, and not sent again', async () => {
  const { platform } = await openStaffMenu(paid)
  await loseRefund(platform, 'dropped-after-commit')
  refundTen(platform, true)
  platform.faults.clear()
  await inDialog('Check again').click()
  await expect.element(page.getByRole('region', { name: 'Notifications' }).getByText('Refunded $20.00.')).toBeVisible()
  expect(platform.calls.of(refundInvoice)).toHaveLength(1)
  expect(platform.store.invoices.invoices.get(paid)?.refunded).toBe('30.00')
})

test('another refund by a colleague is not taken for a lost one', async () => {
  const { platform } = await openStaffMenu(paid)
  await loseRefund(platform, 502)
  refundTen(platform, true)
  platform.faults.clear()
  await inDialog('Check again').click()
  await expect.element(said('It hasn’t gone through so far')).toBeVisible()
})

test('where refunds are not listed, one that may be among others is not offered again', async () => {
  const { platform } = await openStaffMenu(paid)
  await loseRefund(platform, 'dropped-after-commit')
  const { invoices } = platform.store.invoices
  const { items, ...invoice } = invoices.get(paid)!
  invoices.put({ ...invoice, items: items.filter(({ transaction }) => transaction?.type !== 'REFUND') })
  refundTen(platform, false)
  platform.faults.clear()
  const reads = platform.calls.of(getInvoice).length
  await inDialog('Check again').click()
  await expect.poll(() => platform.calls.of(getInvoice).length).toBeGreaterThan(reads)
  await expect.element(inDialog('Check again')).not.toHaveAttribute('aria-disabled', 'true')
  expect(dialog.getByText('It hasn’t gone through so far').query()).toBeNull()
  expect(inDialog('Try again').query()).toBeNull()
  expect(inDialog('Refund $20.00').query()).toBeNull()
  expect(platform.calls.of(refundInvoice)).toHaveLength(1)
})

test('a refund that never arrived can be retried with the current input', async () => {
  const { platform } = await openStaffMenu(paid)
  platform.faults.add({ operation: refundInvoice, kind: 500, times: 1 })
  await choose('Refund')
  await field('Reason').selectOptions('Charged twice')
  await inDialog('Refund $64.90').click()
  await expect.element(said('It hasn’t gone through so far')).toBeVisible()
  await field('Amount to refund').fill('7')
  // In its place; the same words may still be being read out.
  expect(document.querySelector('dialog [data-mk-action]')).toBeNull()
  await inDialog('Refund $7.00').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(refundInvoice).map(({ body }) => (body as { amount: string }).amount)).toEqual([
    '64.90',
    '7.00',
  ])
})

test('a refund refetches the transactions on the page', async () => {
  function Transactions() {
    const found = useResource(findTransactions, { body: { identityId: 'member-grace', invoiceId: paid } })
    return <p>{found.state === 'ready' ? `${found.data.length} transactions` : found.state}</p>
  }
  const { screen, platform } = await renderKit(<Transactions />, { scenario: 'invoices/staff' })
  await expect.element(page.getByText('1 transactions')).toBeVisible()
  const invoice = platform.store.invoices.invoices.get(paid)!
  const close = () => void screen.rerender(<Transactions />)
  await screen.rerender(
    <>
      <Transactions />
      <InvoiceActionDialog
        identityId="member-grace"
        invoice={invoice}
        intent="refund"
        actions={[]}
        onIntent={close}
        onClose={close}
      />
    </>,
  )
  await field('Reason').selectOptions('Charged twice')
  await inDialog('Refund $64.90').click()
  await expect.element(page.getByText('2 transactions')).toBeVisible()
})
