import { getInvoice, payInvoice } from '@memberkit/contract/commerce/invoices'
import { button, dialog, inDialog, said } from '@memberkit/testing/on-page'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openKit } from '../testing/open-kit.tsx'

test('a payment that arrives once its dialog was closed and opened again is one’s own, and is made once', async () => {
  skipTime()
  const { platform, events } = await openKit({ scenario: 'invoices/pay-approved' })
  platform.faults.add({ operation: payInvoice, kind: 'committed-late', after: 10_000, times: 1 })
  await button('Pay $64.90').click()
  await inDialog('Review payment').click()
  await inDialog('Pay $64.90').click()
  await expect.element(said('It hasn’t gone through so far')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await button('Pay $64.90').click()
  await expect.element(said('It hasn’t gone through so far')).toBeVisible()
  await inTime(() => dialog.getByText('Paid $64.90', { exact: false }).query()).not.toBeNull()
  expect(dialog.getByText('another window', { exact: false }).query()).toBeNull()
  expect(platform.calls.of(payInvoice)).toHaveLength(1)
  expect(events.filter(({ type }) => type === 'invoices.invoice.paid')).toHaveLength(1)
})

test('a payment whose outcome is unknown is looked up when its dialog is opened again, before another is offered', async () => {
  skipTime()
  const { platform } = await openKit({ scenario: 'invoices/pay-approved' })
  await button('Pay $64.90').click()
  await inDialog('Review payment').click()
  platform.faults.add({ operation: payInvoice, kind: 'committed-late', after: 3_600_000, times: 1 })
  const unread = platform.faults.add({ operation: getInvoice, kind: 503 })
  await inDialog('Pay $64.90').click()
  await inTime(() => inDialog('Check again').query()).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await button('Pay $64.90').click()
  await expect.element(said('We don’t know yet')).toBeVisible()
  expect(inDialog('Review payment').query()).toBeNull()
  unread.remove()
  await inDialog('Check again').click()
  await inTime(() => said('It hasn’t gone through so far').query()).not.toBeNull()
  await expect.element(inDialog('Review payment')).toBeVisible()
  expect(platform.calls.of(payInvoice)).toHaveLength(1)
})
