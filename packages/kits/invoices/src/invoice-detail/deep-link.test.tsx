import { payInvoice } from '@memberkit/contract/commerce/invoices'
import { button, dialog, heading, inDialog, said, text } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openKit } from '../testing/open-kit.tsx'
import { invoiceLink } from '../index.ts'

const pay = (returnTo?: string) => ({
  scenario: 'invoices/pay-approved' as const,
  address:
    invoiceLink.toLink({ invoice: 'inv-2003', flow: 'pay' }, '/billing') + (returnTo ? `&returnTo=${returnTo}` : ''),
})

test('a deep link opens one payment, which ends at returnTo', async () => {
  const { platform, router, events } = await openKit(pay('%2Fhome%3Ftab%3D2'))
  await expect.element(dialog).toBeVisible()
  await inDialog('Review payment').click()
  await inDialog('Pay $64.90').click()
  await inDialog('Done').click()
  expect(router.current()).toBe('/home?tab=2')
  expect(platform.calls.of(payInvoice)).toHaveLength(1)
  expect(events.filter(({ type }) => type === 'invoices.flow.ended').map(({ data }) => data)).toEqual([
    { flow: 'pay', invoiceId: 'inv-2003' },
  ])
})

test('canceling also ends at returnTo', async () => {
  const { router } = await openKit(pay('%2Fhome'))
  await inDialog('Cancel').click()
  expect(router.current()).toBe('/home')
})

test('the back button leads to returnTo, and is not labeled as leading to the list', async () => {
  const { router } = await openKit({ scenario: 'invoices/all-paid', address: '/?invoice=inv-1103&returnTo=%2Fhome' })
  await expect.element(heading('Invoice 2026-001103')).toBeVisible()
  expect(button('All invoices').query()).toBeNull()
  await button('Back').click()
  expect(router.current()).toBe('/home')
})

test.each([
  'https%3A%2F%2Felsewhere.example',
  '%2F%2Felsewhere.example%2Fx',
  '%2F%5Celsewhere.example',
  'javascript%3Aalert(1)',
  '%2F%09%2Felsewhere.example',
])('an unsafe returnTo is ignored: %s', async (returnTo) => {
  const { router } = await openKit(pay(returnTo))
  await inDialog('Cancel').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.current()).toMatch(/^\/billing\?invoice=inv-2003/)
  await expect.element(heading('Invoice 2026-002003')).toBeVisible()
})

test('without returnTo, the payment ends on the invoice', async () => {
  const { router } = await openKit(pay())
  await inDialog('Review payment').click()
  await inDialog('Pay $64.90').click()
  await inDialog('Done').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.current()).toBe('/billing?invoice=inv-2003')
  await expect.element(heading('Invoice 2026-002003')).toHaveFocus()
  expect(button(/^Pay/).query()).toBeNull()
})

test('the payment dialog is in the address, and Back closes it', async () => {
  const { router } = await openKit({ scenario: 'invoices/pay-approved', address: '/?invoice=inv-2003' })
  await button('Pay $64.90').click()
  expect(router.current()).toBe('/?invoice=inv-2003&flow=pay')
  await expect.element(dialog).toBeVisible()
  router.go('/?invoice=inv-2003')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a link to pay a paid invoice shows the invoice', async () => {
  await openKit({ scenario: 'invoices/all-paid', address: '/?invoice=inv-1103&flow=pay' })
  await expect.element(heading('Invoice 2026-001103')).toBeVisible()
  expect(dialog.query()).toBeNull()
})

test('a link to pay another person’s invoice opens nothing', async () => {
  const { platform } = await openKit({
    scenario: 'invoices/wrong-owner',
    address: '/?invoice=inv-5001&flow=pay&returnTo=/home',
  })
  await expect.element(heading('We can’t find this invoice')).toBeVisible()
  expect(dialog.query()).toBeNull()
  expect(document.body.textContent).not.toContain('inv-5001')
  expect(platform.calls.of(payInvoice)).toEqual([])
})

test('a link to pay waits until earlier payments are loaded', async () => {
  const { platform } = await openKit({
    scenario: 'invoices/transactions-failed',
    address: '/?invoice=inv-1014&flow=pay',
  })
  await expect.element(text('Paying is paused')).toBeVisible()
  expect(dialog.query()).toBeNull()
  platform.faults.clear()
  await button('Try again').click()
  await expect.element(said('Pay the full amount, $59.90')).toBeVisible()
})

test('what is paid over the list is in the address: Back closes it, and its row has the focus', async () => {
  const { router, platform } = await openKit({ scenario: 'invoices/member-mixed-history', address: '/billing' })
  const pay = page.getByRole('row').filter({ hasText: '2026-001012' }).getByRole('button', { name: 'Pay' })
  await pay.click()
  await expect.element(dialog).toBeVisible()
  expect(router.current()).toBe('/billing?pay=inv-1012')
  router.go('/billing')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(pay).toHaveFocus()
  expect(platform.calls.of(payInvoice)).toHaveLength(0)
})
