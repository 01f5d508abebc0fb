import { refundInvoice } from '@memberkit/contract/commerce/invoices'
import { findTransactions } from '@memberkit/contract/commerce/payments'
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
