import { refundInvoice } from '@memberkit/contract/commerce/invoices'
import { dialog, field, inDialog, said } from '@memberkit/testing/on-page'
import { spoken } from '@memberkit/testing/stage'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openStaffMenu, choose } from './testing/staff-stage.tsx'

/** Paid in full with a Mastercard: 64.90. */
const paid = 'inv-1009'

test('the full amount is refunded unless a smaller one is entered', async () => {
  const { platform, events } = await openStaffMenu(paid)
  await choose('Refund')
  await expect.element(field('Amount to refund')).toHaveValue('64.90')
  await expect.element(said('$64.90 goes back to Mastercard ending in 4444.')).toBeVisible()
  await field('Reason').selectOptions('Charged twice')
  await inDialog('Refund $64.90').click()

  await expect.element(dialog).not.toBeInTheDocument()
  const [call] = platform.calls.of(refundInvoice)
  expect(call?.body).toEqual({ amount: '64.90', reason: 'DUPLICATE' })
  expect(call?.url).toBe('https://invoices.memberkit.test/v1/identities/member-grace/invoices/inv-1009/refund')
  expect(call?.headers['if-match']).toBe('2')
  expect(platform.store.invoices.invoices.get(paid)).toMatchObject({ status: 'REFUNDED', refunded: '64.90' })
  const data = { invoiceId: paid, action: 'refund', status: 'REFUNDED' }
  expect(events.find(({ type }) => type === 'invoices.invoice.changed')?.data).toEqual(data)
})

test('the result is announced once, and focus returns to the menu', async () => {
  await openStaffMenu(paid)
  await choose('Refund')
  await field('Reason').selectOptions('Charged twice')
  await inDialog('Refund $64.90').click()
  await expect.element(page.getByRole('button', { name: 'Actions' })).toHaveFocus()
  await expect.element(page.getByRole('region', { name: 'Notifications' }).getByText('Refunded $64.90.')).toBeVisible()
  await expect.poll(() => spoken()).toEqual(['Refunded $64.90.'])
})

test('a partial refund shows its amount on the button', async () => {
  const { platform } = await openStaffMenu(paid)
  await choose('Refund')
  await field('Amount to refund').fill('10')
  await field('Reason').selectOptions('Other reason')
  await field('Note').fill(' Goodwill ')
  await expect.element(said('$10.00 goes back to')).toBeVisible()
  await inDialog('Refund $10.00').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(refundInvoice)[0]?.body).toEqual({ amount: '10.00', reason: 'OTHER', note: 'Goodwill' })
  expect(platform.store.invoices.invoices.get(paid)).toMatchObject({ status: 'PAID', refunded: '10.00' })
})

test.each([
  ['64.91', 'Enter $64.90 or less.'],
  ['0', 'Enter an amount above $0.00.'],
  ['ten', 'Enter an amount such as $20.00.'],
  ['', 'Enter the amount to refund.'],
])('"%s" is rejected: %s', async (amount, error) => {
  const { platform } = await openStaffMenu(paid)
  await choose('Refund')
  await field('Reason').selectOptions('Charged twice')
  await field('Amount to refund').fill(amount)
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect.element(field('Amount to refund')).toHaveAccessibleDescription(expect.stringContaining(error))
  await expect.element(field('Amount to refund')).toHaveFocus()
  expect(platform.calls.of(refundInvoice)).toEqual([])
})

test('an amount already refunded cannot be refunded again', async () => {
  await openStaffMenu('inv-1002')
  await choose('Refund')
  await expect.element(field('Amount to refund')).toHaveValue('19.95')
  await field('Amount to refund').fill('19.96')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect
    .element(field('Amount to refund'))
    .toHaveAccessibleDescription(expect.stringContaining('Enter $19.95 or less.'))
})

test('a reason is required, and “Other reason” needs a note', async () => {
  const { platform } = await openStaffMenu(paid)
  await choose('Refund')
  await inDialog('Refund $64.90').click()
  await expect.element(field('Reason')).toHaveAccessibleDescription('Choose a reason.')
  await expect.element(field('Reason')).toHaveFocus()
  await field('Reason').selectOptions('Other reason')
  await inDialog('Refund $64.90').click()
  await expect.element(field('Note')).toHaveAccessibleDescription('Describe the other reason.')
  await expect.element(field('Note')).toHaveFocus()
  expect(platform.calls.of(refundInvoice)).toEqual([])
})

test('two clicks in one tick send one request', async () => {
  const { platform } = await openStaffMenu(paid)
  await choose('Refund')
  await field('Reason').selectOptions('Charged twice')
  const submit = inDialog('Refund $64.90').element() as HTMLButtonElement
  submit.click()
  submit.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(refundInvoice)).toHaveLength(1)
})

test('a pending refund can neither be closed nor sent again', async () => {
  const { platform } = await openStaffMenu(paid)
  const fault = platform.faults.add({ operation: refundInvoice, kind: 'slow' })
  await choose('Refund')
  await field('Reason').selectOptions('Charged twice')
  await inDialog('Refund $64.90').click()
  const submit = dialog.getByRole('button', { name: 'Refund $64.90 Working' })
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  expect(platform.calls.of(refundInvoice)).toHaveLength(1)
  fault.remove()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('an amount above retypeAbove must be retyped', async () => {
  const { platform } = await openStaffMenu(paid, { retypeAbove: '50.00' })
  await choose('Refund')
  await field('Reason').selectOptions('Charged twice')
  await field('Type the amount $64.90 to continue').fill('64.09')
  await inDialog('Refund $64.90').click()
  await expect
    .element(field('Type the amount $64.90 to continue'))
    .toHaveAccessibleDescription(expect.stringContaining('The amount doesn’t match $64.90.'))
  expect(platform.calls.of(refundInvoice)).toEqual([])

  await field('Type the amount $64.90 to continue').fill('$64.9')
  await inDialog('Refund $64.90').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(refundInvoice)).toHaveLength(1)
})

test('an amount equal to retypeAbove need not', async () => {
  await openStaffMenu(paid, { retypeAbove: '50.00' })
  await choose('Refund')
  await field('Amount to refund').fill('50.00')
  await expect.element(inDialog('Refund $50.00')).toBeVisible()
  expect(dialog.getByText(/^Type the amount/).elements()).toEqual([])
})
