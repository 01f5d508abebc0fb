import { payInvoice } from '@memberkit/contract/commerce/invoices'
import { checkCooldown, findTransactions } from '@memberkit/contract/commerce/payments'
import { barriers, dialog, inDialog, said } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPayAll, total } from './testing/pay-all-stage.tsx'

test('lists the invoices, their total and the method', async () => {
  await openPayAll()
  await expect.element(dialog.getByRole('heading', { name: 'Pay 4 invoices' })).toBeVisible()
  expect(
    dialog
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Document review2026-002201$60.00',
    'Legal Plan Family2026-002202$29.95',
    'Book2026-002203$18.50',
    'Legal Plan Family2026-002204$29.95',
    'Total$138.40',
  ])
  await expect.element(dialog.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
  await expect.element(inDialog(total)).toBeVisible()
  expect(await barriers()).toEqual([])
})

test('an unselected invoice is neither counted nor paid', async () => {
  const { platform } = await openPayAll()
  await dialog.getByRole('checkbox', { name: 'Document review' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Pay 3 invoices' })).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Legal Plan Family' }).last().click()
  await inDialog('Pay $48.45').click()
  await expect.element(said('Paid 2 of 2 invoices.')).toBeVisible()
  expect(platform.calls.of(payInvoice)).toHaveLength(2)
})

test('without a selected invoice, Pay is disabled', async () => {
  const { platform } = await openPayAll({ scenario: 'invoices/pay-approved' })
  await dialog.getByRole('checkbox').first().click()
  await expect.element(inDialog('Pay $0.00')).toHaveAttribute('aria-disabled', 'true')
  expect(platform.calls.of(payInvoice)).toHaveLength(0)
})

test('the dialog cannot be closed while paying', async () => {
  const { platform } = await openPayAll()
  const fault = platform.faults.add({ operation: payInvoice, kind: 'slow' })
  await inDialog(total).click()
  await expect.element(said('Paying invoice 2026-002201')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  ;(inDialog('Close').element() as HTMLButtonElement).click()
  await expect.element(dialog).toBeVisible()
  fault.remove()
  await expect.element(inDialog('Done')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('closed')).toBeVisible()
})

test('a method in cooldown is disabled, another one can pay', async () => {
  const { platform } = await openPayAll({ scenario: 'invoices/cooldown' })
  await expect.element(said('You can try again in 6:00')).toBeVisible()
  await expect.element(inDialog('Pay $64.90')).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByText('Mastercard ending in 4444').click()
  await expect.element(inDialog('Pay $64.90')).not.toHaveAttribute('aria-disabled')
  await inDialog('Pay $64.90').click()
  await expect.element(said('Paid 1 of 1 invoice.')).toBeVisible()
  expect(platform.calls.of(payInvoice)[0]?.body).toEqual({ paymentMethodId: 'pm-2', amount: '64.90' })
})

test('paying is paused while the cooldown is unknown', async () => {
  const { platform } = await openPayAll({
    prepare: ({ faults }) => faults.add({ operation: checkCooldown, kind: 409 }),
  })
  await expect.element(said('Paying is paused until we can.')).toBeVisible()
  await expect.element(inDialog(total)).toHaveAttribute('aria-disabled', 'true')
  expect(platform.calls.of(payInvoice)).toEqual([])
})

test('invoices in two currencies are not summed', async () => {
  await openPayAll({ scenario: 'invoices/mixed-currencies', identityId: 'member-pat' })
  await expect.element(said('Choose invoices in one currency to pay them together.')).toBeVisible()
  expect(dialog.getByRole('listitem').elements()).toEqual([])
})

test('paying for a member requires confirmation', async () => {
  const { platform } = await openPayAll({ scenario: 'invoices/staff', identityId: 'member-grace' })
  const start = dialog.getByRole('button', { name: /^Pay \$/ })
  await expect.element(start).not.toHaveAttribute('aria-disabled')
  await start.click()
  const consent = dialog.getByRole('checkbox', { name: 'I confirm this payment for Grace Sample' })
  await expect.element(consent).toHaveAccessibleDescription('Confirm that you pay for Grace Sample.')
  expect(platform.calls.of(payInvoice)).toEqual([])
  await consent.click()
  await start.click()
  await expect.element(inDialog('Done')).toBeVisible()
  expect(platform.calls.of(payInvoice).length).toBeGreaterThan(0)
})

test('staff retype a large total', async () => {
  const { platform } = await openPayAll({ scenario: 'invoices/staff', identityId: 'member-grace', retypeAbove: '50' })
  const start = dialog.getByRole('button', { name: /^Pay \$/ })
  await expect.element(start).not.toHaveAttribute('aria-disabled')
  const amount = start.element().textContent.replace('Pay ', '')
  await dialog.getByRole('checkbox', { name: 'I confirm this payment for Grace Sample' }).click()
  await start.click()
  const field = dialog.getByLabelText(`Type the amount ${amount} to continue`)
  await expect.element(field).toHaveFocus()
  expect(platform.calls.of(payInvoice)).toEqual([])
  await field.fill(amount)
  await start.click()
  await expect.element(inDialog('Done')).toBeVisible()
})

test('paying is paused while earlier payments are unknown', async () => {
  let down = { remove() {} }
  const { platform } = await openPayAll({
    prepare: ({ faults }) => (down = faults.add({ operation: findTransactions, kind: 403 })),
  })
  await expect.element(said('We couldn’t check earlier payments.')).toBeVisible()
  await expect.element(inDialog(total)).toHaveAttribute('aria-disabled', 'true')
  expect(platform.calls.of(payInvoice)).toEqual([])
  down.remove()
  await inDialog('Check again').click()
  await expect.element(inDialog(total)).not.toHaveAttribute('aria-disabled')
})
