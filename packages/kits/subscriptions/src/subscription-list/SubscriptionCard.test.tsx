import { listOutstandingInvoices } from '@memberkit/contract/commerce/subscriptions'
import { expect, test, vi } from 'vitest'
import { button, heading, openKit, text } from '../testing/open-kit.tsx'

test('a suspended plan has the one primary button, which pays; keeping a plan comes second', async () => {
  await openKit({
    scenario: 'subscriptions/every-state',
    prepare: ({ faults }) => faults.add({ operation: listOutstandingInvoices, kind: 500 }),
    onPay: () => {},
  })
  await expect.element(button(/^Pay open invoices: /).first()).toHaveAttribute('data-tone', 'primary')
  await expect.element(button('Keep my plan: IDShield Individual 2021')).toHaveAttribute('data-tone', 'secondary')
  expect(document.querySelectorAll('button[data-tone="primary"]')).toHaveLength(1)
})

test('a suspended plan says what it owes where that is known', async () => {
  await openKit({ scenario: 'subscriptions/suspended', onPay: () => {} })
  await expect.element(text('$39.90 is due: pay it to restore the plan.')).toBeVisible()
  await expect.element(button('Pay $39.90: Legal Plan Family')).toHaveAttribute('data-tone', 'primary')
})

test('a suspended plan without a known sum leads to its invoices', async () => {
  await openKit({
    scenario: 'subscriptions/suspended',
    prepare: ({ faults }) => faults.add({ operation: listOutstandingInvoices, kind: 500 }),
    onPay: () => {},
  })
  await expect.element(text('Pay what is open to restore it.')).toBeVisible()
  await expect.element(button('Pay open invoices: Legal Plan Family')).toBeVisible()
})

test('a suspended plan that owes nothing offers no payment', async () => {
  await openKit({
    scenario: 'subscriptions/suspended',
    prepare({ store: { invoices } }) {
      for (const one of invoices.invoices.all()) invoices.invoices.put({ ...one, due: '0.00' })
    },
    onPay: () => {},
  })
  await expect.element(text('Contact us to restore it.')).toBeVisible()
  expect(button(/^Pay /).query()).toBeNull()
})

test('the card of a plan that is catching up says the same after its page was open', async () => {
  await openKit({ scenario: 'subscriptions/catching-up', onPay: () => {} })
  await button('View details of Legal Plan Family').click()
  await expect.element(button('Pay $39.90')).toBeVisible()
  await button('All plans').click()
  await expect.element(button('View details of Legal Plan Family')).toHaveFocus()
  await expect.element(button('Pay open invoices: Legal Plan Family')).toBeVisible()
})

test('a list without plans keeps its title and leads to the plans that can be bought', async () => {
  const onChoosePlan = vi.fn()
  await openKit({ scenario: 'subscriptions/empty', onChoosePlan })
  await expect.element(heading('Your plans and billing')).toBeVisible()
  await expect.element(text('No plans yet')).toBeVisible()
  await button('Choose a plan').click()
  expect(onChoosePlan).toHaveBeenCalledOnce()
})

test('a price in a currency or period that isn’t known is said to be missing, and raw values don’t show', async () => {
  await openKit({ scenario: 'subscriptions/unknown-values' })
  await expect.element(text('We can’t show the price here.')).toBeVisible()
  expect(document.body.textContent).not.toContain('ADDED_LATER')
})
