import * as invoices from '@memberkit/contract/commerce/invoices'
import * as payments from '@memberkit/contract/commerce/payments'
import type { Operation } from '@memberkit/contract'
import { isSound, reportedValues } from '@memberkit/testing/kit-events'
import { button, dialog, heading, inDialog, pill, said, text } from '@memberkit/testing/on-page'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openKit } from './testing/open-kit.tsx'

test('an unknown status is shown in plain words and reported to the host once', async () => {
  const kit = await openKit({ scenario: 'invoices/unknown-values' })
  await expect.element(page.getByRole('table', { name: 'Invoices' })).toBeVisible()
  const badges = page.getByText('Added later', { exact: true }).elements()
  expect(badges.length).toBeGreaterThan(1)
  expect(badges.every((badge) => badge.closest('[data-tone]')?.getAttribute('data-tone') !== 'critical')).toBe(true)
  expect(reportedValues(kit)).toEqual([{ field: 'invoice.status', value: 'ADDED_LATER' }])
  expect(isSound(kit)).toBe(true)
})

test('an unknown status can be filtered by, and the address has the raw value', async () => {
  const { router } = await openKit({ scenario: 'invoices/unknown-values' })
  await button('Filters').click()
  await pill('Status').click()
  await page.getByRole('checkbox', { name: 'Added later' }).click()
  expect(router.current()).toBe('/?status=ADDED_LATER')
  await expect.element(pill('Status: Added later')).toBeVisible()
})

test('an invoice in an unknown status is readable, and its owner cannot pay it', async () => {
  const kit = await openKit({ scenario: 'invoices/unknown-values', address: '/?invoice=inv-1011' })
  await expect.element(heading('Invoice 2026-001011')).toBeVisible()
  await expect.element(text('Added later')).toBeVisible()
  expect(button(/^Pay/).query()).toBeNull()
  expect(reportedValues(kit)).toEqual([{ field: 'invoice.status', value: 'ADDED_LATER' }])
  expect(isSound(kit)).toBe(true)
})

test('staff see why every action is unavailable in an unknown status', async () => {
  const kit = await openKit({ scenario: 'invoices/unknown-values', realm: 'Internal', address: '/?invoice=inv-1011' })
  await expect.element(heading('Invoice 2026-001011')).toBeVisible()
  await button('Actions').click()
  await expect
    .element(page.getByRole('menuitem', { name: 'Void', exact: true }))
    .toHaveAccessibleDescription('Not possible while the status is Added later.')
  expect(isSound(kit)).toBe(true)
})

const entry = (words: string) => page.getByRole('listitem').filter({ hasText: words }).first()

interface Reading {
  operation: Operation
  name: string
  address: string
  realm?: 'Internal'
  /** Makes the page read it, and comes back once it is shown. */
  show: () => Promise<unknown>
}

const readings: Reading[] = [
  {
    name: 'listInvoices',
    operation: invoices.listInvoices,
    address: '/',
    show: () => expect.element(page.getByRole('table', { name: 'Invoices' })).toBeVisible(),
  },
  {
    name: 'getInvoice',
    operation: invoices.getInvoice,
    address: '/?invoice=inv-2003',
    show: () => expect.element(heading('Invoice 2026-002003')).toBeVisible(),
  },
  {
    name: 'findTransactions',
    operation: payments.findTransactions,
    address: '/?invoice=inv-2003',
    show: () => expect.element(text('Added later 64.90 ADDED_LATER')).toBeVisible(),
  },
  {
    name: 'invoiceJournal',
    operation: invoices.invoiceJournal,
    realm: 'Internal',
    address: '/?invoice=inv-2003',
    show: () => expect.element(entry('Added later')).toBeVisible(),
  },
  {
    name: 'invoiceMaxClock',
    operation: invoices.invoiceMaxClock,
    realm: 'Internal',
    address: '/?invoice=inv-2003',
    show: () => expect.element(entry('Invoice created')).toBeVisible(),
  },
  {
    name: 'listPaymentMethods',
    operation: payments.listPaymentMethods,
    address: '/?invoice=inv-2003&flow=pay',
    async show() {
      const newer = dialog.getByRole('radio', { name: 'Card ending in 4242' })
      await expect.element(newer).toBeDisabled()
      await expect.element(newer).toHaveAccessibleDescription('Added later')
      await expect.element(dialog.getByRole('radio', { name: 'Card ending in 4444' })).toBeChecked()
    },
  },
  {
    name: 'checkCooldown',
    operation: payments.checkCooldown,
    address: '/?invoice=inv-2003&flow=pay',
    show: () => expect.element(inDialog('Review payment')).not.toHaveAttribute('aria-disabled'),
  },
]

describe.each(readings)('$name', ({ operation, address, realm, show }) => {
  test('renders unknown values and fields', async () => {
    const kit = await openKit({
      scenario: 'invoices/past-due',
      address,
      realm,
      prepare: ({ faults }) => void faults.add({ operation, kind: 'unknown-values' }),
    })
    await show()
    expect(isSound(kit)).toBe(true)
    expect(new Set(reportedValues(kit).map(({ field, value }) => `${field} ${value}`)).size).toBe(
      reportedValues(kit).length,
    )
    // A currency is a code in any language, so it stands after its amount as it came.
    expect(document.body.textContent).not.toMatch(/(?<!\d )ADDED_LATER/)
  })
})

test('an unknown answer to a payment is polled until its outcome is known', async () => {
  const { platform } = await openKit({ scenario: 'invoices/pay-approved' })
  platform.faults.add({ operation: invoices.payInvoice, kind: 'unknown-values' })
  await button('Pay $64.90').click()
  await inDialog('Review payment').click()
  await inDialog('Pay $64.90').click()
  await expect.element(said('Paid $64.90')).toBeVisible()
  expect(platform.calls.of(invoices.payInvoice)).toHaveLength(1)
})
