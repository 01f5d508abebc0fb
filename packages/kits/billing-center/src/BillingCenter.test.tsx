import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { listInvoices, payInvoice } from '@memberkit/contract/commerce/invoices'
import { checkCooldown, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { allRead } from '@memberkit/testing/all-read'
import { button, dialog, heading, inDialog, said, text, unreadableRows } from '@memberkit/testing/on-page'
import { skipTime } from '@memberkit/testing/skip-time'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { billingAnchors } from './index.ts'
import { openCenter } from './testing/open-center.tsx'

const reads = [listInvoices, listSubscriptions, listEntitlements, listPaymentMethods, checkCooldown]
const region = (name: string) => page.getByRole('region', { name })

test('everything is read at once and once, however many sections show it', async () => {
  const { platform } = await openCenter({ scenario: 'billing-center/all-good' })
  await expect.element(heading('Nothing is due right now')).toBeVisible()
  await expect.element(text('Used by 2 plans')).toBeVisible()
  expect(platform.calls.entries).toHaveLength(reads.length)
  for (const operation of reads) expect(platform.calls.of(operation)).toHaveLength(1)
})

test('printing comes after what is to be paid', async () => {
  await openCenter({ scenario: 'billing-center/past-due' })
  const [pay, print] = [button('Pay $39.90').first(), button('Print')]
  await expect.element(pay).toBeVisible()
  expect(pay.element().compareDocumentPosition(print.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a suspended plan is said to be suspended wherever its coverage is spoken of', async () => {
  await openCenter({
    scenario: 'billing-center/past-due',
    prepare: ({ store: { invoices } }) => {
      invoices.invoices.put({ ...invoices.invoices.get('inv-9001')!, coverageEndsOn: '2026-03-31' })
    },
  })
  await expect.element(text('This plan is suspended')).toBeVisible()
  const banner = region('Payment needed')
  await expect.element(banner).toMatchTextContent('Coverage is suspended until it’s paid.')
  expect(text('Legal Plan Family is suspended.').query()).toBeNull()
  expect(document.body.textContent).not.toMatch(/coverage continues/)
})

test('coverage that goes on is said to, while its plan is active', async () => {
  await openCenter({
    scenario: 'billing-center/due',
    prepare: ({ store: { invoices } }) => {
      const late = { status: 'DELINQUENT', coverageEndsOn: '2026-03-31' } as const
      invoices.invoices.put({ ...invoices.invoices.get('inv-9003')!, ...late })
    },
  })
  await expect.element(region('Payment needed')).toMatchTextContent('Your coverage continues through March 31, 2026.')
})

test('what is past due is paid by one button, and its plan and its row lead there quietly', async () => {
  await openCenter({ scenario: 'billing-center/past-due' })
  await expect.element(button('Pay $39.90')).toHaveAttribute('data-tone', 'primary')
  expect(region('Payment needed').getByRole('button', { name: /pay$/ }).query()).toBeNull()
  await expect.element(button('Pay $39.90: Legal Plan Family')).toHaveAttribute('data-tone', 'secondary')
  await expect.element(text('$39.90 is due: pay it to restore the plan.')).toBeVisible()
  expect(document.querySelectorAll('button[data-tone="primary"]')).toHaveLength(1)
})

test('the page of somebody without a plan has its title', async () => {
  await openCenter({ scenario: 'billing-center/new-member' })
  await expect.element(page.getByRole('heading', { name: 'Billing', level: 2 })).toBeVisible()
  await expect.element(heading('You don’t have a plan yet')).toBeVisible()
})

test('one plan has the page to itself, and going back to all of it soon asks for nothing', async () => {
  skipTime()
  const kit = await openCenter({ scenario: 'billing-center/all-good' })
  const { platform, router } = kit
  await expect.element(text('2026-008020')).toBeVisible()
  await allRead(kit)
  await button('View details of Legal Plan Family').click()
  await expect.element(page.getByRole('heading', { name: 'Legal Plan Family', level: 2 })).toBeVisible()
  expect(heading('Payment methods').query()).toBeNull()
  expect(region('Next bill').query()).toBeNull()
  const before = platform.calls.entries.length
  await vi.advanceTimersByTimeAsync(20_000)
  router.go('/billing')
  await expect.element(heading('Nothing is due right now')).toBeVisible()
  await expect.element(heading('Payment methods')).toBeVisible()
  await expect.element(text('2026-008020')).toBeVisible()
  await expect.element(button('View details of Legal Plan Family')).toHaveFocus()
  expect(platform.calls.entries).toHaveLength(before)
})

test('after a payment every section says the same, and each list is read once more at most', async () => {
  const { platform, events } = await openCenter({ scenario: 'billing-center/due' })
  await expect.element(heading('You have a payment due')).toBeVisible()
  await button('Pay $74.85').click()
  await inDialog('Review payment').click()
  await inDialog('Pay $74.85').click()
  await expect.element(said('Paid $74.85')).toBeVisible()
  await inDialog('Done').click()
  await expect.element(heading('Nothing is due right now')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(payInvoice)).toHaveLength(1)
  for (const operation of reads) expect(platform.calls.of(operation).length).toBeLessThanOrEqual(2)
  expect(platform.calls.of(listInvoices)).toHaveLength(2)
  expect(events.find(({ type }) => type === 'invoices.invoice.paid')?.kit).toBe('invoices')
})

test('a plan on hold leads to the dialog that pays what it owes', async () => {
  await openCenter({ scenario: 'billing-center/past-due' })
  await button('Pay $39.90: Legal Plan Family').click()
  await expect.element(said('2026-009001')).toBeVisible()
})

test('where nobody knows what a plan owes, its button leads to the invoices', async () => {
  await openCenter({
    scenario: 'billing-center/past-due',
    prepare: ({ store: { invoices } }) => {
      const one = invoices.invoices.get('inv-9001')!
      invoices.invoices.put({ ...one, subscriptionId: undefined })
    },
  })
  await button('Pay open invoices: Legal Plan Family').click()
  await expect.poll(() => document.activeElement?.id).toBe(billingAnchors.invoices)
  expect(dialog.query()).toBeNull()
})

test('the payment is in the address: Back closes it, Forward opens it, and so does a link', async () => {
  const { router } = await openCenter({ scenario: 'billing-center/due' })
  await button('Pay $74.85').click()
  await expect.element(dialog).toBeVisible()
  const opened = router.current()
  expect(opened).toMatch(/^\/billing\?pay=/)
  router.go('/billing')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(heading('You have a payment due')).toBeVisible()
  router.go(opened)
  await expect.element(inDialog('Review payment')).toBeVisible()
  await inDialog('Cancel').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.current()).toBe('/billing')
})

test.each(['past-due', 'USD', 'inv-9001'])('a link opens the payment of %s once what is owed is known', async (pay) => {
  await openCenter({ scenario: 'billing-center/past-due', address: `/billing?pay=${pay}` })
  await expect.element(said('2026-009001')).toBeVisible()
})

test('a payment that a link opened ends at returnTo', async () => {
  const { router } = await openCenter({ scenario: 'billing-center/due', address: '/billing?pay=USD&returnTo=%2Fhome' })
  await inDialog('Cancel').click()
  expect(router.current()).toBe('/home')
})

test.each([
  ['a cancellation', '/billing?subscription=sub-1&flow=cancel&step=review&returnTo=%2Fhome', 'Pay open invoices'],
  ['one plan', '/billing?subscription=sub-1&returnTo=%2Fhome', 'Pay $39.90'],
])('a payment begun inside %s ends there, whatever returnTo says', async (_, address, label) => {
  const { router } = await openCenter({ scenario: 'billing-center/past-due', address })
  await button(label).first().click()
  await inDialog('Cancel').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.current()).toBe(address)
})

test('a link to pay what is paid already opens nothing, and leaves the address', async () => {
  const { router } = await openCenter({ scenario: 'billing-center/all-good', address: '/billing?pay=USD' })
  await expect.element(heading('Nothing is due right now')).toBeVisible()
  await expect.poll(() => router.current()).toBe('/billing')
  expect(dialog.query()).toBeNull()
})

test('Back while a method is added over a payment closes both', async () => {
  const { router } = await openCenter({ scenario: 'billing-center/due' })
  await button('Pay $74.85').click()
  await inDialog('Add a payment method').click()
  await expect.element(heading('Add payment method')).toBeVisible()
  router.go('/billing')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a method is added without leaving the payment', async () => {
  await openCenter({ scenario: 'billing-center/due' })
  await button('Pay $74.85').click()
  await inDialog('Add a payment method').click()
  await expect.element(heading('Add payment method')).toBeVisible()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(heading('Add payment method')).not.toBeInTheDocument()
  await expect.element(inDialog('Review payment')).toBeVisible()
})

test.each([
  ['invoices', listInvoices, 'We can’t tell right now whether anything is due', 'IDShield Family 2021'],
  ['plans', listSubscriptions, 'Nothing is due right now', '2026-008020'],
  ['methods', listPaymentMethods, 'Nothing is due right now', '2026-008020'],
] as const)('%s fail alone, and nothing is claimed of them', async (_, operation, state, other) => {
  await openCenter({
    scenario: 'billing-center/all-good',
    prepare: ({ faults }) => void faults.add({ operation, kind: 500 }),
  })
  await expect.element(heading(state)).toBeVisible()
  await expect.element(text(other)).toBeVisible()
  await expect.poll(() => button('Try again').elements().length).toBe(1)
})

test('invoices that failed are loaded again from beside the sentence that misses them', async () => {
  const { platform } = await openCenter({
    scenario: 'billing-center/all-good',
    prepare: ({ faults }) => void faults.add({ operation: listInvoices, kind: 500 }),
  })
  await expect.element(region('Total due')).toMatchTextContent('We couldn’t load your invoices.')
  await button('Load invoices again').click()
  await expect.element(heading('We can’t tell right now whether anything is due')).toHaveFocus()
  platform.faults.clear()
  await button('Load invoices again').click()
  await expect.element(heading('Nothing is due right now')).toHaveFocus()
  await expect.element(text('2026-008020')).toBeVisible()
  expect(button('Load invoices again').query()).toBeNull()
})

test('invoices that can’t be read keep the page from saying that nothing is due', async () => {
  await openCenter({
    scenario: 'billing-center/all-good',
    prepare: ({ faults }) => void faults.add({ operation: listInvoices, kind: 'malformed-entities' }),
  })
  await expect.element(heading('We can’t tell right now whether anything is due')).toBeVisible()
})

test('a link to a section leads there once what is above it has its height', async () => {
  await openCenter({ scenario: 'billing-center/all-good', address: `/billing#${billingAnchors.invoices}` })
  await expect.poll(() => document.activeElement?.id).toBe(billingAnchors.invoices)
})

test('a dialog over the page keeps the page', async () => {
  await openCenter({ scenario: 'billing-center/all-good', plans: { flowAs: 'dialog' } })
  await button('Cancel plan: Legal Plan Family').click()
  await expect.element(dialog).toBeVisible()
  await expect.element(text('2026-008020')).toBeVisible()
})

test('group administrators are told, and nothing is requested', async () => {
  const { platform } = await openCenter({ scenario: 'billing-center/group-realm' })
  await expect.element(page.getByRole('heading')).toBeVisible()
  expect(platform.calls.entries).toHaveLength(0)
})

test('where a plan can’t be read, neither the next bill nor what a method pays for is said', async () => {
  await openCenter({
    scenario: 'billing-center/all-good',
    prepare: ({ faults }) => void faults.add({ operation: listSubscriptions, kind: 'malformed-entities' }),
  })
  await expect.element(heading('Payment methods')).toBeVisible()
  await expect.poll(unreadableRows).toHaveLength(1)
  expect(region('Next bill').query()).toBeNull()
  expect(page.getByText(/used by/i).elements()).toEqual([])
})

test('a page whose clock is two months ahead still expects the bill the platform expects', async () => {
  await openCenter({ scenario: 'billing-center/all-good', clockAhead: 60 * 86_400_000 })
  await expect.element(region('Next bill')).toBeVisible()
})

test('the next bill is said to be apart from what is due, where something is', async () => {
  await openCenter({ scenario: 'billing-center/due' })
  await expect.element(region('Next bill')).toMatchTextContent('Not part of the total due')
})

test('an unpaid invoice of the day of the next bill may be that bill', async () => {
  await openCenter({
    scenario: 'billing-center/due',
    prepare({ store: { invoices, subscriptions } }) {
      const { subscriptionId } = invoices.invoices.get('inv-9003')!
      const { nextBillOn } = subscriptions.subscriptions.get(subscriptionId ?? 'sub-1')!
      invoices.invoices.put({ ...invoices.invoices.get('inv-9003')!, dueOn: nextBillOn })
    },
  })
  await expect.element(region('Next bill')).toBeVisible()
  await expect.element(region('Next bill')).not.toMatchTextContent('Not part of the total due')
})

test('the next bill isn’t said to be apart from what is due during a catch-up, whose payments may be due already', async () => {
  await openCenter({ scenario: 'billing-center/every-state' })
  await expect.element(region('Next bill')).toMatchTextContent('The amount isn’t known yet')
  await expect.element(region('Next bill')).not.toMatchTextContent('Not part of the total due')
})
