import {
  listOutstandingInvoices,
  listSubscriptionDiscountRecords,
  type Subscription,
} from '@memberkit/contract/commerce/subscriptions'
import type { MockPlatform } from '@memberkit/fixtures'
import { isSound } from '@memberkit/testing/kit-events'
import { printedBy, printedControls } from '@memberkit/testing/print'
import { unreadableRows } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeSlots } from '../testing/change-slots.tsx'
import { button, heading, openKit, type OpenOptions, text } from '../testing/open-kit.tsx'

const open = (options: Partial<OpenOptions> = {}) =>
  openKit({ scenario: 'subscriptions/active-member', address: '/?subscription=sub-1', changeSlots, ...options })

const rowsOf = (list: string) =>
  page
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

test('a card opens its page: items and total, expected bills, terms; five requests, and focus returns', async () => {
  const { platform } = await openKit({ scenario: 'subscriptions/active-member', changeSlots })
  await button('View details of Legal Plan Family').click()
  await expect.element(heading('Legal Plan Family')).toHaveFocus()
  await expect.element(text('$39.90/month')).toBeVisible()
  expect(rowsOf('Next bills')).toEqual(['April 8, 2026$39.90', 'May 8, 2026$39.90', 'June 8, 2026$39.90'])
  expect(page.getByText('Expected', { exact: true }).elements()).toHaveLength(1)
  await expect.element(page.getByText('Visa ending in 4242', { exact: true })).toBeVisible()
  await expect.element(text('$5.00 off each bill')).toBeVisible()
  await expect.element(heading('Who is covered')).toBeVisible()
  expect(heading('Open invoices').query()).toBeNull()
  // Three of the list, two of which the page shares.
  expect(platform.calls.entries).toHaveLength(6)
  await button('All plans').click()
  await expect.element(button('View details of Legal Plan Family')).toHaveFocus()
})

test('what can be changed is a list, and canceling stands apart from it', async () => {
  await open()
  await expect.element(button('Cancel plan')).toBeVisible()
  expect(rowsOf('Manage this plan')).toEqual(['Change payment method', 'Change plan', 'Change billing dates'])
})

test('a catch-up shows what is agreed, paid by its invoices and left, and locks the plan', async () => {
  await open({ scenario: 'subscriptions/catching-up', onPay: () => {} })
  await expect.element(text(/^Until all of it is paid/)).toBeVisible()
  expect(rowsOf('Catch-up schedule')).toEqual(['March 14, 2026 Next$20.00', 'March 28, 2026 $19.90'])
  await expect.element(text('Left to pay')).toBeVisible()
  await expect.element(text(/^\$39\.90 left to pay/)).toBeVisible()
  await expect.element(text(/^The next payment is \$20\.00 on March\s14,\s2026\.$/)).toBeVisible()
  await expect.element(button('Change payment method')).toBeVisible()
  expect(button('Change plan').query()).toBeNull()
  expect(button('Change billing dates').query()).toBeNull()
})

test('nothing of a catch-up is settled while its invoice is open', async () => {
  await openKit({ scenario: 'subscriptions/every-state', address: '/?subscription=sub-4', onPay: () => {} })
  await expect.element(text(/^\$39\.90 left to pay/)).toBeVisible()
})

test('after a payment’s day has passed unpaid, neither the card nor the page takes it for paid', async () => {
  const prepare = ({ clock }: MockPlatform) => clock.advance(6 * 86_400_000)
  await openKit({ scenario: 'subscriptions/catching-up', prepare, clockAhead: 6 * 86_400_000 })
  await expect
    .element(text(/^The catch-up plan totals \$39\.90\. The next payment is \$19\.90 on March\s28,\s2026\.$/))
    .toBeVisible()
  expect(page.getByText(/left to pay/).query()).toBeNull()
  await button('View details of Legal Plan Family').click()
  await expect.element(text(/^\$39\.90 left to pay/)).toBeVisible()
  await expect.element(text(/^The next payment is \$19\.90 on March\s28,\s2026\.$/)).toBeVisible()
})

const put =
  (facts: Partial<Subscription>) =>
  ({ store: { subscriptions } }: MockPlatform) => {
    const all = subscriptions.subscriptions
    all.putUnchecked({ ...all.get('sub-1')!, ...facts })
  }

test.each([
  [{ nextBillOn: '2026-01-08' }, 'Was to renew on January 8, 2026. We can’t tell yet whether it did.'],
  [{ nextBillOn: undefined }, 'Active. We can’t tell when the next payment comes.'],
  [
    { status: 'PENDING_CANCEL', paidToDate: '2026-01-07' },
    'Its last day was January 7, 2026. We can’t tell yet whether it has ended.',
  ],
] as const)('of a day that has passed or is missing nothing is claimed: %o', async (facts, said) => {
  await open({ prepare: put(facts) })
  await expect.element(text(said)).toBeVisible()
  expect(page.getByText('Expected', { exact: true }).query()).toBeNull()
})

test('what another system bills is said once and not offered to change', async () => {
  await open({ scenario: 'subscriptions/billed-elsewhere', address: '/?subscription=sub-11' })
  await expect.element(text(/^Billed through PayPal/)).toBeVisible()
  expect(page.getByText(/Billed through PayPal/).elements()).toHaveLength(1)
  expect(button('Change payment method').query()).toBeNull()
})

test('the partner of a co-branded plan has the host’s contact', async () => {
  const detailSlots = { partnerContact: (partner: string) => <p>Call {partner}</p> }
  await open({ scenario: 'subscriptions/billed-elsewhere', address: '/?subscription=sub-12', detailSlots })
  await expect.element(text('Call PRIMERICA')).toBeVisible()
})

test('a panel fails alone', async () => {
  await open({ prepare: ({ faults }) => void faults.add({ operation: listOutstandingInvoices, kind: 400 }) })
  await expect.element(heading(/^We can’t show/)).toBeVisible()
  await expect.element(text('Two plans together')).toBeVisible()
})

test('an unreadable discount is a row of its own', async () => {
  const kit = await open({
    prepare: ({ faults }) =>
      void faults.add({ operation: listSubscriptionDiscountRecords, kind: 'malformed-entities' }),
  })
  await expect.element(text('We couldn’t read this discount')).toBeVisible()
  expect(unreadableRows()).toHaveLength(1)
  expect(isSound(kit)).toBe(true)
})

test('staff read the platform’s own fields, and filter the journal by kind', async () => {
  await open({ scenario: 'subscriptions/staff' })
  await expect.element(heading('Platform record')).toBeVisible()
  await expect.element(text('Atlas')).toBeVisible()
  await expect.element(text('Subscription created')).toBeVisible()
  expect(button('Change payment method').query()).toBeNull()
  await page.getByRole('button', { name: 'Kind' }).click()
  await page.getByRole('checkbox', { name: 'Status' }).click()
  await expect.element(page.getByRole('button', { name: /Kind.*Status/ })).toBeVisible()
})

test('the history names the method that pays, and says which ID one has that isn’t in the wallet', async () => {
  await open({
    scenario: 'subscriptions/staff',
    prepare: ({ journal, store, clock }) => {
      const one = store.subscriptions.subscriptions.get('sub-1')!
      journal('subscriptions').append({
        entityId: one.id,
        action: 'PAYMENT_UPDATED',
        at: clock.now(),
        actor: { id: 'staff-kim', name: 'Kim Colleague-Example', realm: 'Internal' },
        before: { paymentMethodId: 'pm-gone' },
        after: { paymentMethodId: one.paymentMethodId },
      })
    },
  })
  const line = (action: string) => document.querySelector(`li[data-action="${action}"]`)?.textContent
  await expect.poll(() => line('PAYMENT_UPDATED')).toContain('ID pm-gone changed to Visa ending in 4242')
  expect(line('CREATED')).toContain('Set to Active')
})

test('a plan that doesn’t exist has a way back', async () => {
  await open({ scenario: 'subscriptions/not-found', address: '/?subscription=sub-9999' })
  await expect.element(button('All plans').first()).toBeVisible()
})

test('unknown values are shown in words, and nothing is promised', async () => {
  await open({ scenario: 'subscriptions/unknown-values' })
  await expect.element(text('We can’t tell how this plan stands.')).toBeVisible()
  await expect.element(text('We can’t tell when the next bill comes.')).toBeVisible()
  await expect.element(text('Card ending in 4242')).toBeVisible()
  expect(button('Change plan').query()).toBeNull()
})

test('a plan prints in full, without controls', async () => {
  await open()
  await expect.element(text('Two plans together')).toBeVisible()
  const words = await printedBy(() => button('Print').click())
  for (const part of ['Legal Plan Family', 'Trial Defense', 'April 8, 2026', 'Hugo Sample', 'Two plans together'])
    expect(words).toContain(part)
  expect(words).not.toMatch(/All plans|Manage this plan/)
  expect(printedControls()).toEqual([])
})
