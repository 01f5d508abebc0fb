import { getInvoice, listInvoices, payInvoice } from '@memberkit/contract/commerce/invoices'
import { checkCooldown, findTransactions, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { button, dialog, field, heading, inDialog, said } from '@memberkit/testing/on-page'
import { spoken } from '@memberkit/testing/stage'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openKit } from '../testing/open-kit.tsx'

/** From the list to the look at what will be charged. */
async function review() {
  await button('Pay $64.90').click()
  await inDialog('Review payment').click()
}

test('a payment goes from method and amount to the review and the receipt', async () => {
  const { platform, events } = await openKit({ scenario: 'invoices/pay-approved' })
  await button('Pay $64.90').click()
  await expect.element(dialog.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
  await dialog.getByText('Mastercard ending in 4444').click()
  await inDialog('Review payment').click()
  await expect.element(said('Mastercard ending in 4444 will be charged $64.90 now.')).toHaveFocus()
  await inDialog('Pay $64.90').click()

  await expect.element(said('Paid $64.90')).toBeVisible()
  await expect.element(said('Thank you. Your receipt is below.')).toBeVisible()
  await expect.element(dialog.getByText('2026-002003', { exact: true })).toBeVisible()
  const [call] = platform.calls.of(payInvoice)
  expect(call?.body).toEqual({ paymentMethodId: 'pm-2', amount: '64.90' })
  expect(call?.headers['if-match']).toBe('1')
  expect(events.filter(({ type }) => type === 'invoices.invoice.paid').map(({ data }) => data)).toEqual([
    { invoiceId: 'inv-2003', isFull: true },
  ])
  await inDialog('Done').click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the review shows the method’s billing address', async () => {
  await openKit({
    scenario: 'invoices/pay-approved',
    prepare: ({ store: { payments }, subject: { identityId } }) => {
      const method = payments.paymentMethods.ofOwner(identityId).find(({ id }) => id === 'pm-1')!
      const billingAddress = {
        address1: '100 Main St',
        locality: 'Austin',
        administrativeArea: 'TX',
        postalCode: '78701',
      }
      payments.paymentMethods.put({ ...method, billingAddress })
    },
  })
  await review()
  const address = dialog.getByRole('definition').filter({ hasText: '100 Main St' })
  await expect.element(address).toHaveTextContent('100 Main StAustin, TX 78701')
})

test('fields below the methods wait for them to load, and focus starts at the first method', async () => {
  const { platform } = await openKit({ scenario: 'invoices/pay-approved' })
  const slow = platform.faults.add({ operation: listPaymentMethods, kind: 'slow' })
  await button('Pay $64.90').click()
  await expect.element(dialog.getByText('Amount due')).toBeVisible()
  expect(inDialog('Review payment').query()).toBeNull()
  slow.remove()
  await expect.element(dialog.getByRole('radio', { name: 'Visa ending in 4242' })).toHaveFocus()
  await expect.element(inDialog('Review payment')).toBeVisible()
})

test('two clicks on Pay in one tick send one request', async () => {
  const { platform } = await openKit({ scenario: 'invoices/pay-approved' })
  await review()
  const pay = inDialog('Pay $64.90')
  const element = pay.element() as HTMLButtonElement
  element.click()
  element.click()
  await expect.element(said('Paid $64.90')).toBeVisible()
  expect(platform.calls.of(payInvoice)).toHaveLength(1)
})

test('a double click on Pay sends one request', async () => {
  const { platform } = await openKit({ scenario: 'invoices/pay-approved' })
  const slow = platform.faults.add({ operation: payInvoice, kind: 'slow' })
  await review()
  await inDialog('Pay $64.90').dblClick()
  slow.remove()
  await expect.element(said('Paid $64.90')).toBeVisible()
  expect(platform.calls.of(payInvoice)).toHaveLength(1)
})

test('a pending payment keeps the dialog open and Pay busy', async () => {
  const { platform } = await openKit({ scenario: 'invoices/pay-approved' })
  const slow = platform.faults.add({ operation: payInvoice, kind: 'slow' })
  await review()
  await inDialog('Pay $64.90').click()
  await expect.element(inDialog('Pay $64.90 Paying $64.90')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  slow.remove()
  await expect.element(said('Paid $64.90')).toBeVisible()
  expect(platform.calls.of(payInvoice)).toHaveLength(1)
})

test('balance and banner update together, and the result is announced once', async () => {
  const { platform } = await openKit({ scenario: 'invoices/past-due' })
  const banner = () => document.body.textContent.includes('Payment needed')
  const isOwed = () => document.body.textContent.includes('Total due')
  await expect.element(heading('Invoices')).toBeVisible()
  expect([banner(), isOwed()]).toEqual([true, true])
  const seen = new Set<string>()
  const watch = new MutationObserver(() => seen.add(`${banner()} ${isOwed()}`))
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  const said: string[] = []
  const listen = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if ((target as Element).closest?.('[data-mk-live]'))
        said.push(...[...addedNodes].map((node) => node.textContent ?? ''))
    }
  })
  listen.observe(document.body, { subtree: true, childList: true })

  await button('Pay $64.90').click()
  await dialog.getByText('Mastercard ending in 4444').click()
  await inDialog('Review payment').click()
  await inDialog('Pay $64.90').click()
  await expect.element(page.getByText('Nothing due')).toBeInTheDocument()
  await expect.poll(() => spoken()).not.toEqual([])
  await inDialog('Done').click()
  watch.disconnect()
  listen.disconnect()
  expect([...seen].sort()).toEqual(['false false', 'true true'])
  expect(said.filter((words) => words.includes('Paid $64.90'))).toEqual(['Paid $64.90 for invoice 2026-002003.'])
  expect(platform.store.invoices.invoices.get('inv-2003')?.status).toBe('PAID')
})

test.each([checkCooldown, findTransactions])(
  'nothing can be pressed in vain before $path is answered',
  async (awaited) => {
    let held = { remove() {} }
    await openKit({
      scenario: 'invoices/pay-approved',
      prepare: ({ faults }) => (held = faults.add({ operation: awaited, kind: 'slow' })),
    })
    await button('Pay $64.90').click()
    await inDialog('Close').first().click()
    // By now the other answers are there.
    await button('Pay $64.90').click()
    await expect.element(said('Amount due')).toBeVisible()
    expect(inDialog('Review payment').query()).toBeNull()
    held.remove()
    await expect.element(inDialog('Review payment')).not.toHaveAttribute('aria-disabled')
  },
)

test('a partial payment shows the remaining amount before and after', async () => {
  const { platform, events } = await openKit({ scenario: 'invoices/pay-approved' })
  await button('Pay $64.90').click()
  await dialog.getByText('Pay another amount').click()
  await field('Amount to pay').fill('20')
  await inDialog('Review payment').click()
  await expect.element(said('$44.90 will remain due.')).toBeVisible()
  await inDialog('Pay $20.00').click()
  await expect.element(said('Paid $20.00')).toBeVisible()
  await inDialog('Done').click()
  await expect.element(page.getByText('Paid $20.00 of $64.90')).toBeVisible()
  expect(platform.calls.of(payInvoice)[0]?.body).toMatchObject({ amount: '20.00' })
  expect(events.find(({ type }) => type === 'invoices.invoice.paid')?.data).toMatchObject({ isFull: false })
})

test.each([
  ['', 'Enter an amount.'],
  ['ten', 'Enter an amount such as $20.00.'],
  ['0', 'Enter an amount above $0.00.'],
  ['64.91', 'Enter $64.90 or less. That is the amount due.'],
])('"%s" is rejected: %s', async (amount, problem) => {
  const { platform } = await openKit({ scenario: 'invoices/pay-approved' })
  await button('Pay $64.90').click()
  await dialog.getByText('Pay another amount').click()
  const part = field('Amount to pay')
  await part.fill(amount)
  await inDialog('Review payment').click()
  await expect.element(part).toHaveAccessibleDescription(expect.stringContaining(problem))
  await expect.element(part).toHaveFocus()
  expect(platform.calls.of(payInvoice)).toEqual([])
})

test('going back after a refusal keeps the method and the amount', async () => {
  const { platform } = await openKit({ scenario: 'invoices/pay-approved' })
  const refusal = platform.faults.add({ operation: payInvoice, kind: 409 })
  await button('Pay $64.90').click()
  await dialog.getByText('Mastercard ending in 4444').click()
  await dialog.getByText('Pay another amount').click()
  await field('Amount to pay').fill('20.00')
  await inDialog('Review payment').click()
  await inDialog('Pay $20.00').click()
  await expect.element(said('This isn’t possible right now')).toBeVisible()
  refusal.remove()
  await inDialog('Back').click()
  await expect.element(dialog.getByRole('radio', { name: 'Mastercard ending in 4444' })).toBeChecked()
  await expect.element(dialog.getByRole('radio', { name: 'Mastercard ending in 4444' })).toHaveFocus()
  await expect.element(field('Amount to pay')).toHaveValue('20.00')
  await inDialog('Review payment').click()
  await expect.element(inDialog('Pay $20.00')).toBeVisible()
  expect(dialog.getByText('This isn’t possible right now').query()).toBeNull()
})

test('an invoice paid in another window shows the receipt, and nothing more is charged', async () => {
  const { platform } = await openKit({ scenario: 'invoices/conflict' })
  await button('Pay $29.95').click()
  await inDialog('Review payment').click()
  await inDialog('Pay $29.95').click()
  await expect.element(said('Already paid in another window')).toBeVisible()
  await expect.element(said('Mastercard ending in 4444')).toBeVisible()
  await inDialog('Done').click()
  await expect.element(page.getByText('Nothing due')).toBeVisible()
  expect(platform.calls.of(payInvoice)).toHaveLength(1)
})

test('an invoice voided by someone else is not shown as paid', async () => {
  const { platform } = await openKit({
    scenario: 'invoices/pay-approved',
    prepare: (platform) =>
      platform.rival({
        before: payInvoice,
        as: platform.session,
        act() {
          const { invoices } = platform.store.invoices
          invoices.put({ ...invoices.get('inv-2003')!, status: 'VOIDED', due: '0.00', version: '9' })
        },
      }),
  })
  await review()
  await inDialog('Pay $64.90').click()
  await expect.element(said('This invoice is no longer due')).toBeVisible()
  expect(dialog.getByText('Receipt').query()).toBeNull()
  expect(platform.calls.of(payInvoice)).toHaveLength(1)
})

test('an invoice paid since the list loaded is not offered again', async () => {
  const { platform } = await openKit({ scenario: 'invoices/pay-approved' })
  const { invoices } = platform.store.invoices
  await expect.element(button('Pay $64.90')).toBeVisible()
  invoices.put({ ...invoices.get('inv-2003')!, status: 'PAID', paid: '64.90', due: '0.00', version: '9' })
  await button('Pay $64.90').click()
  await expect.element(said('Already paid in another window')).toBeVisible()
  expect(inDialog('Review payment').query()).toBeNull()
  expect(platform.calls.of(payInvoice)).toEqual([])
})

test('unusable methods are disabled with the reason, and a usable one is selected', async () => {
  await openKit({
    scenario: 'invoices/unusable-payment-methods',
    prepare: ({ clock }) => clock.advance(30 * 86_400_000),
  })
  await button('Pay $64.90').click()
  const expired = dialog.getByRole('radio', { name: 'American Express ending in 0005' })
  await expect.element(expired).toBeDisabled()
  await expect.element(expired).toHaveAccessibleDescription('Expired Mar 2026')
  const closed = dialog.getByRole('radio', { name: 'Discover ending in 1117' })
  await expect.element(closed).toBeDisabled()
  await expect.element(closed).toHaveAccessibleDescription('No longer active')
  await inDialog('Review payment').click()
  await expect.element(said('Choose how to pay.')).toBeVisible()
})

test('without a method, the member is offered to add one through onAddPaymentMethod', async () => {
  let isAsked = false
  await openKit({ scenario: 'invoices/no-payment-method', onAddPaymentMethod: () => (isAsked = true) })
  await button('Pay $64.90').click()
  await expect.element(said('You have no payment method yet')).toBeVisible()
  await inDialog('Add a payment method').click()
  expect(isAsked).toBe(true)
})

test('acting for a member requires confirmation and offers no new method', async () => {
  const { platform } = await openKit({ scenario: 'invoices/pay-approved', realm: 'Internal' })
  await button('Pay $64.90').click()
  await expect.element(said('Acting as Ada Example.')).toBeVisible()
  await inDialog('Review payment').click()
  await inDialog('Pay $64.90').click()
  const consent = dialog.getByRole('checkbox', { name: 'I confirm this payment for Ada Example' })
  await expect.element(consent).toHaveAccessibleDescription('Confirm that you pay for Ada Example.')
  await expect.element(consent).toHaveFocus()
  expect(platform.calls.of(payInvoice)).toEqual([])
  await consent.click()
  await inDialog('Pay $64.90').click()
  await expect.element(said('Paid $64.90')).toBeVisible()
  expect(platform.calls.of(payInvoice)).toHaveLength(1)
})

test('acting for a member without a method says that only the member can add one', async () => {
  await openKit({ scenario: 'invoices/no-payment-method', realm: 'Internal', onAddPaymentMethod: () => {} })
  await button('Pay $64.90').click()
  await expect.element(said('Only the member can add a payment method.')).toBeVisible()
  expect(inDialog('Add a payment method').query()).toBeNull()
})

test('a payment refetches the list and the invoice once', async () => {
  const { platform } = await openKit({ scenario: 'invoices/pay-approved' })
  await review()
  const [lists, invoices] = [listInvoices, getInvoice].map((read) => platform.calls.of(read).length)
  await inDialog('Pay $64.90').click()
  await expect.element(page.getByText('Nothing due')).toBeInTheDocument()
  await inDialog('Done').click()
  expect(platform.calls.of(listInvoices)).toHaveLength(lists! + 1)
  expect(platform.calls.of(getInvoice)).toHaveLength(invoices! + 1)
})

test('the newest version is paid, not the one in the list', async () => {
  const { platform } = await openKit({ scenario: 'invoices/pay-approved' })
  const { invoices } = platform.store.invoices
  await expect.element(button('Pay $64.90')).toBeVisible()
  const calls = platform.calls.of(listInvoices).length
  invoices.put({ ...invoices.get('inv-2003')!, due: '60.00', total: '60.00', version: '9' })
  await button('Pay $64.90').click()
  await inDialog('Review payment').click()
  await inDialog('Pay $60.00').click()
  await expect.element(said('Paid $60.00')).toBeVisible()
  expect(platform.calls.of(payInvoice)[0]?.headers['if-match']).toBe('9')
  expect(platform.calls.of(getInvoice).length).toBeGreaterThan(0)
  expect(calls).toBe(1)
  await expect.poll(() => spoken()).toEqual(['Paid $60.00 for invoice 2026-002003.'])
})
