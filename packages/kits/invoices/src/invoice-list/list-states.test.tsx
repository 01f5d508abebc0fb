import { listInvoices } from '@memberkit/contract/commerce/invoices'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import { button, heading, inDialog, text } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openKit } from '../testing/open-kit.tsx'

test.each<[ScenarioName, string, state: string]>([
  ['invoices/refused', 'We can’t show your invoices', 'invalid'],
  ['invoices/failed', 'We couldn’t load your invoices', 'failed'],
  ['invoices/denied', 'You don’t have access to your invoices', 'denied'],
  ['invoices/signed-out', 'You’re signed out', 'signedOut'],
  ['invoices/too-many-requests', 'Too many attempts', 'rateLimited'],
  ['invoices/offline', 'You’re offline', 'offline'],
])('%s: "%s" replaces the list', async (scenario, title, state) => {
  const { events } = await openKit({ scenario })
  await expect.element(heading(title)).toBeVisible()
  expect(document.querySelector('[data-mk-state]')?.getAttribute('data-mk-state')).toBe(state)
  expect(page.getByRole('table').query()).toBeNull()
  expect(events.filter(({ type }) => type === 'kit.load.failed')).toHaveLength(1)
})

test('while loading, a skeleton table takes its place', async () => {
  await openKit({ scenario: 'invoices/slow' })
  await expect
    .element(page.getByRole('table', { name: 'Invoices Loading invoices' }))
    .toHaveAttribute('aria-busy', 'true')
})

test('a failure that has passed is retried by itself', async () => {
  await openKit({ scenario: 'invoices/recovers' })
  await expect.element(page.getByRole('region', { name: 'Balance' })).toBeVisible()
})

test('a failed refetch keeps the stale list, with the time of its last update', async () => {
  const { platform, queryClient } = await openKit({ scenario: 'invoices/all-paid' })
  // The skeleton has the heading, too.
  await expect.element(text('Every invoice is settled.')).toBeVisible()
  const down = platform.faults.add({ operation: listInvoices, kind: 503 })
  await queryClient.invalidateQueries()
  await expect.element(text('We couldn’t update your invoices.')).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'Invoices' })).toBeVisible()
  down.remove()
  await button('Try again').click()
  await expect.element(text('We couldn’t update your invoices.')).not.toBeInTheDocument()
})

test('Enter opens a row, and going back restores focus to it', async () => {
  const { router, events } = await openKit({ scenario: 'invoices/member-mixed-history' })
  const opener = page.getByRole('button', { name: /2026-001009/ })
  await expect.element(opener).toBeVisible()
  ;(opener.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Invoice 2026-001009')).toHaveFocus()
  expect(router.current()).toBe('/?invoice=inv-1009')
  expect(events.filter(({ type }) => type === 'invoices.invoice.opened').map(({ data }) => data)).toEqual([
    { invoiceId: 'inv-1009' },
  ])
  await button('All invoices').click()
  await expect.element(opener).toHaveFocus()
  expect(router.current()).toBe('/')
})

test('going back from a deep-linked invoice focuses its row once it has loaded', async () => {
  await openKit({ scenario: 'invoices/member-mixed-history', address: '/?invoice=inv-1009' })
  await button('All invoices').click()
  await expect.element(page.getByRole('button', { name: /2026-001009/ })).toHaveFocus()
})

test('paying from a row’s own button restores focus to the row', async () => {
  await openKit({ scenario: 'invoices/member-mixed-history' })
  await page.getByRole('row').filter({ hasText: '2026-001014' }).getByRole('button', { name: 'Pay' }).click()
  await inDialog('Review payment').click()
  await inDialog('Pay $59.90').click()
  await inDialog('Done').click()
  await expect.element(page.getByRole('button', { name: /2026-001014/ })).toHaveFocus()
})
