import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { button, heading, text } from '@memberkit/testing/on-page'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openWallet } from './testing/open-wallet.tsx'

const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('what each method is, whether it can be charged, and in which order', async () => {
  const { platform } = await openWallet({ scenario: 'payments/wallet-mixed' })
  await expect.element(text('Visa ending in 4242')).toBeVisible()
  const rows = page
    .getByRole('list')
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent)
  expect(rows.map((row) => /ending in \d{4}/.exec(row ?? '')?.[0])).toEqual([
    'ending in 4242',
    'ending in 4444',
    'ending in 6789',
    'ending in 0005',
    'ending in 1117',
    'ending in 5100',
  ])
  expect(rows[0]).toContain('Default')
  expect(rows[0]).toContain('Household card Expires Sep 2028')
  expect(rows[3]).toContain('Expires in 21 days')
  expect(rows[4]).toContain('No longer active')
  expect(rows[5]).toContain('Expired Jan 2026')
  expect(page.getByText(/Used by/).query()).toBeNull()
  // Both at once, and nothing else.
  expect(platform.calls.entries).toHaveLength(2)
})

test.each([400, -400])('a page whose clock is %i days ahead calls nothing expired that isn’t', async (days) => {
  await openWallet({ scenario: 'payments/wallet-mixed', clockAhead: days * 86_400_000 })
  await expect.element(rowOf('ending in 0005').getByText('Expires in 21 days')).toBeVisible()
  expect(
    rowOf('ending in 4242')
      .getByText(/Expired|Expires in/)
      .query(),
  ).toBeNull()
})

test('a declined method says how long it rests, and counts down by the platform’s clock', async () => {
  await openWallet({ scenario: 'payments/method-cooldown', clockAhead: 7_200_000 })
  await expect.element(rowOf('4242').getByText(/You can pay with it again in [56]:\d\d\./)).toBeVisible()
  expect(
    rowOf('4444')
      .getByText(/declined/)
      .query(),
  ).toBeNull()
})

test('a method that the bank refuses for good says so, and offers to update the card', async () => {
  await openWallet({ scenario: 'payments/method-hard-decline' })
  await expect.element(rowOf('4242').getByText(/permanently declined/)).toBeVisible()
  await expect.element(button('Update card: Visa ending in 4242')).toBeVisible()
})

test('the methods are there when the cooldown isn’t', async () => {
  await openWallet({ scenario: 'payments/wallet-cooldown-failed' })
  await expect.element(text('Visa ending in 4242')).toBeVisible()
})

test('the same card twice is pointed out at the second', async () => {
  await openWallet({ scenario: 'payments/method-duplicate' })
  await expect.element(rowOf('Visa again').getByText(/You have this one twice/)).toBeVisible()
  expect(page.getByText(/twice/).elements()).toHaveLength(1)
})

test('nothing yet: what will be here, and the way to add', async () => {
  await openWallet({ scenario: 'payments/wallet-empty' })
  await expect.element(heading('No payment methods yet')).toBeVisible()
  await expect.element(button('Add payment method')).toBeVisible()
})

test('without a tokenizer nothing can be added, and no button says otherwise', async () => {
  await openWallet({ scenario: 'payments/wallet-empty', tokenizer: undefined })
  await expect.element(text('Payment methods show here once they are added.')).toBeVisible()
  expect(button('Add payment method').query()).toBeNull()
})

test('a long wallet shows its first twenty, and more on demand', async () => {
  await openWallet({ scenario: 'payments/wallet-long' })
  await expect.element(text('20 of 46 shown')).toBeVisible()
  await button('Show more payment methods').click()
  await expect.element(text('40 of 46 shown')).toBeVisible()
})

test('what nobody knew is said in readable letters', async () => {
  const { events } = await openWallet({ scenario: 'payments/wallet-unknown-values', realm: 'Internal' })
  await expect.element(text('ending in 4242')).toBeVisible()
  expect(page.getByRole('list').element().textContent).not.toMatch(/[A-Z]_[A-Z]/)
  expect(page.getByText('Default').query()).not.toBeNull()
  expect(events.every(({ type }) => type !== 'kit.crash')).toBe(true)
})

test('a method that can’t be read is one row that says so', async () => {
  const { events } = await openWallet({ scenario: 'payments/wallet-malformed' })
  await expect.element(text('We couldn’t read this payment method')).toBeVisible()
  expect(page.getByText(/ending in \d{4}/).elements().length).toBeGreaterThan(1)
  expect(events.every(({ type }) => type !== 'kit.crash')).toBe(true)
})

test('personal words are kept from session recorders', async () => {
  await openWallet({ scenario: 'payments/wallet-mixed' })
  await expect.element(text('Visa ending in 4242')).toBeVisible()
  for (const words of ['Visa ending in 4242', 'Household card Expires Sep 2028']) {
    expect(page.getByText(words).element().closest('[data-mk-private]')).not.toBeNull()
  }
})

test('a link opens the form to add; closing it takes it from the address', async () => {
  const { router } = await openWallet({ scenario: 'payments/wallet-mixed', address: '/wallet?flow=add' })
  await expect.element(heading('Add payment method')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(router.current()).not.toContain('flow')
})

test('what the host knows of plans is shown, and its own parts stand where it put them', async () => {
  const plansUsing = vi.fn((id: string) => (id === 'pm-1' ? 2 : id === 'pm-2' ? 1 : undefined))
  await openWallet({ scenario: 'payments/wallet-mixed', plansUsing, slots: { after: <p>After</p> } })
  await expect.element(rowOf('4242').getByText(/Used by 2 plans/)).toBeVisible()
  await expect.element(rowOf('4444').getByText(/Used by 1 plan$/)).toBeVisible()
  expect(
    rowOf('6789')
      .getByText(/Used by/)
      .query(),
  ).toBeNull()
  await expect.element(page.getByText('After')).toBeVisible()
  expect(listPaymentMethods.service).toBe('payments')
})
