import { listOutstandingInvoices } from '@memberkit/contract/commerce/subscriptions'
import type { MockPlatform } from '@memberkit/fixtures'
import { button, dialog, heading, inDialog, said, text } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openCenter } from './testing/open-center.tsx'

const planPage = page.getByRole('heading', { name: 'Legal Plan Family', level: 2 })

test('what was paid from the page of a plan is due nowhere any more', async () => {
  const { router } = await openCenter({ scenario: 'billing-center/past-due' })
  await button('View details of Legal Plan Family').click()
  await expect.element(heading('Open invoices')).toBeVisible()
  await button('Pay $39.90').click()
  await inDialog('Review payment').click()
  await inDialog('Pay $39.90').click()
  await inDialog('Done').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(heading('Open invoices')).not.toBeInTheDocument()
  await expect.element(button('Pay $39.90')).not.toBeInTheDocument()
  expect(text('$39.90 is due').query()).toBeNull()
  router.go('/billing')
  await expect.element(heading('Nothing is due right now')).toBeVisible()
  await expect.element(text('Contact us to restore it.')).toBeVisible()
  expect(button(/^Pay /).query()).toBeNull()
})

/** A second invoice of the plan, whose earlier payments can't be read: it can't be paid now. */
function withBarred({ store: { invoices } }: MockPlatform) {
  const one = invoices.invoices.get('inv-9001')!
  const tried = { ...one.items[0]!, id: 'item-tried', type: 'TRANSACTION', transaction: undefined } as const
  invoices.invoices.put({ ...one, id: 'inv-9009', number: '2026-009009', items: [...one.items, tried] })
}

test('an invoice that can’t be paid now leaves no sum that would restore its plan, on the card and on its page', async () => {
  await openCenter({ scenario: 'billing-center/past-due', prepare: withBarred })
  await expect.element(button('Pay open invoices: Legal Plan Family')).toBeVisible()
  await expect.element(text('Pay what is open to restore it.')).toBeVisible()
  await button('View details of Legal Plan Family').click()
  await expect.element(text('2026-009009')).toBeVisible()
  await expect.element(button('Pay open invoices')).toBeVisible()
  await expect.element(text('Pay what is open to restore it.')).toBeVisible()
  await button('Pay open invoices').click()
  await expect.element(said('2026-009001')).toBeVisible()
})

test('the page of a plan says the sum that its payment pays, whatever its own invoices say', async () => {
  await openCenter({
    scenario: 'billing-center/past-due',
    address: '/billing?subscription=sub-1',
    prepare: ({ faults }) => void faults.add({ operation: listOutstandingInvoices, kind: 500 }),
  })
  await expect.element(planPage).toBeVisible()
  await expect.element(button('Pay $39.90')).toBeVisible()
})
