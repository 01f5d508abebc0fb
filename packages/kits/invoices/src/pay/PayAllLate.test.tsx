import { getInvoice, payInvoice } from '@memberkit/contract/commerce/invoices'
import type { MockPlatform } from '@memberkit/fixtures'
import { button, dialog, inDialog, said, text } from '@memberkit/testing/on-page'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { hear } from '@memberkit/testing/stage'
import { expect, test } from 'vitest'
import { openKit } from '../testing/open-kit.tsx'
import { openPayAll, paidFor, states, total } from './testing/pay-all-stage.tsx'

/** Pays the two invoices past due, of 60.00 and 29.95, from the banner of the list. */
async function payPastDue(prepare: (platform: MockPlatform) => void) {
  skipTime()
  const heard = hear()
  const kit = await openKit({ scenario: 'invoices/pay-all', prepare })
  await button('Update card and pay').click()
  await inDialog('Pay $89.95').click()
  return { ...kit, heard, paid: () => kit.events.filter(({ type }) => type === 'invoices.invoice.paid') }
}

test('payments on their way are followed once the dialog has closed: list, events and announcement', async () => {
  let held = { remove() {} }
  const { heard, paid } = await payPastDue(({ outcomes, faults }) => {
    outcomes.set('*', 'CREATED')
    held = faults.add({ operation: getInvoice, kind: 'slow' })
  })
  await expect.element(said('Paid 0 of 2 invoices.')).toBeVisible()
  await inDialog('Done').click()
  await expect.element(dialog).not.toBeInTheDocument()
  held.remove()
  await inTime(() => heard.join()).toContain('Paid $60.00 for invoice 2026-002201.')
  await inTime(() => heard.join()).toContain('Paid $29.95 for invoice 2026-002202.')
  await expect.element(button('Pay 2 invoices')).toBeVisible()
  expect(text('Past due').query()).toBeNull()
  expect(paid().map(({ data }) => data)).toEqual([
    { invoiceId: 'inv-2201', isFull: true },
    { invoiceId: 'inv-2202', isFull: true },
  ])
})

test('a payment that arrives long after its answer was lost is followed as well', async () => {
  const { platform, heard, paid } = await payPastDue(({ outcomes, faults }) => {
    outcomes.set('*', 'APPROVED')
    faults.add({ operation: payInvoice, kind: 'committed-late', after: 45_000, times: 1 })
  })
  await expect.element(said('Stopped: we don’t know yet whether invoice 2026-002201 was charged.')).toBeVisible()
  await inDialog('Done').click()
  await inTime(() => heard.join()).toContain('Paid $60.00 for invoice 2026-002201.')
  expect(paid()).toHaveLength(1)
  expect(paidFor(platform)).toEqual(['inv-2201'])
})

test('a payment that settles while the dialog is open shows there', async () => {
  skipTime()
  const { platform } = await openPayAll({ prepare: ({ outcomes }) => outcomes.set('*', 'APPROVED', 'TIMEDOUT') })
  await inDialog(total).click()
  await expect.element(said('Stopped: we don’t know yet whether invoice 2026-002202 was charged.')).toBeVisible()
  await inTime(states).toEqual(['paid', 'paid', 'skipped', 'skipped'])
  await expect.element(said('Paid 2 of 4 invoices.')).toBeVisible()
  expect(inDialog('Check now').query()).toBeNull()
  expect(paidFor(platform)).toEqual(['inv-2201', 'inv-2202'])
})
