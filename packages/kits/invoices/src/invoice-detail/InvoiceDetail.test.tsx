import { getInvoice, invoiceJournal, payInvoice } from '@memberkit/contract/commerce/invoices'
import { findTransactions } from '@memberkit/contract/commerce/payments'
import { allRead } from '@memberkit/testing/all-read'
import { button, dialog, field, heading, inDialog, said, text } from '@memberkit/testing/on-page'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openKit } from '../testing/open-kit.tsx'
import { renderKit } from '../testing/render-kit.tsx'
import { InvoiceDetail } from './index.ts'

const items = () =>
  page
    .getByRole('table')
    .first()
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent)
const open = (invoice: string, scenario: Parameters<typeof openKit>[0]['scenario'] = 'invoices/member-mixed-history') =>
  openKit({ scenario, address: `/?invoice=${invoice}` })

test('items are grouped, down to the amount due', async () => {
  await open('inv-1014')
  await expect.element(heading('Invoice 2026-001014')).toBeVisible()
  expect(items()).toEqual([
    'ItemAmount',
    'Subscription',
    'Legal Plan Family$29.95',
    'IDShield Family 2021$34.95',
    'Discounts',
    'Two plans together−$5.00',
    'Amount due$59.90',
  ])
})

test('what was refunded stands after the sum, of which it is no part', async () => {
  await open('inv-1002', 'invoices/partly-refunded')
  await expect.element(text('$29.95 paid, $10.00 refunded')).toBeVisible()
  await expect.element(text('Refunded').first()).toBeVisible()
  expect(
    items()
      .slice(-4)
      .map((row) => row?.split(/[−$]/)[0]),
  ).toEqual(['Total', 'Paid', 'Amount due', 'Refunded'])
})

test('an invoice that is past due says since when', async () => {
  await open('inv-1011')
  await expect.element(text('was due February')).toBeVisible()
})

test('a pending tax registration is labeled, and a partial payment has a meter', async () => {
  await open('inv-1012')
  await expect.element(text('Tax registration pending')).toBeVisible()
  await expect
    .element(page.getByRole('meter', { name: 'Paid' }))
    .toHaveAttribute('aria-valuetext', 'Paid $40.00 of $129.90')
  expect(items().slice(-3)).toEqual(['Total$129.90', 'Paid−$40.00', 'Amount due$89.90'])
})

test('a canceled invoice is struck through, and nothing is due', async () => {
  await open('inv-1004')
  await expect.element(heading('Invoice 2026-001004')).toBeVisible()
  expect(items().at(-1)).toBe('Total$18.50')
  expect(page.getByRole('table').first().element().querySelectorAll('s')).toHaveLength(2)
  expect(button(/^Pay/).query()).toBeNull()
})

test.each([1024, 360])('payments stand right under the amount, before the details, at %i px', async (width) => {
  await page.viewport(width, 768)
  await open('inv-1002')
  const card = (name: string) => page.getByRole('region', { name }).or(heading(name)).first().element()
  await expect
    .element(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('time') })
        .first(),
    )
    .toBeVisible()
  const payments = card('Payments').getBoundingClientRect()
  expect(payments.top).toBeGreaterThanOrEqual(page.getByRole('table').first().element().getBoundingClientRect().bottom)
  expect(payments.top).toBeLessThan(700)
  if (width < 700) expect(payments.top).toBeLessThan(card('About this invoice').getBoundingClientRect().top)
})

test('every payment attempt and refund is listed, newest first', async () => {
  await open('inv-1002')
  const attempts = page.getByRole('listitem').filter({ has: page.getByRole('time') })
  await expect.element(attempts.first()).toBeVisible()
  expect(attempts.elements().map(({ textContent }) => /^\D*[\d.]+/.exec(textContent)?.[0])).toEqual([
    expect.stringContaining('Refund'),
    expect.stringContaining('$29.95'),
    expect.stringContaining('$29.95'),
  ])
  await expect.element(attempts.first()).toMatchTextContent('Approved')
  await expect.element(attempts.last()).toMatchTextContent('Declined')
})

test('payments that fail to load pause paying, and the rest stays readable', async () => {
  const { platform } = await open('inv-1014', 'invoices/transactions-failed')
  await expect.element(text('Paying is paused so that nothing is charged twice.')).toBeVisible()
  await expect.element(heading('Invoice 2026-001014')).toBeVisible()
  expect(items().at(-1)).toBe('Amount due$59.90')
  expect(button(/^Pay/).query()).toBeNull()
  platform.faults.clear()
  await button('Try again').click()
  await expect.element(button('Pay $59.90')).toBeVisible()
  expect(text('Paying is paused').query()).toBeNull()
})

test('staff see in the menu why paying is paused', async () => {
  await openKit({ scenario: 'invoices/transactions-failed', realm: 'Internal', address: '/?invoice=inv-1014' })
  await expect.element(text('Paying is paused so that nothing is charged twice.')).toBeVisible()
  await button('Actions').click()
  await expect
    .element(page.getByRole('menuitem', { name: 'Pay', exact: true }))
    .toHaveAccessibleDescription('Not possible until the earlier payments are loaded.')
  await expect
    .element(page.getByRole('menuitem', { name: 'Forgive', exact: true }))
    .not.toHaveAttribute('aria-disabled')
})

test('staff see a mismatch of the items and the history; members see neither', async () => {
  const asStaff = await open('inv-1015', 'invoices/staff')
  await expect.element(text('The items differ from the total by $1.00.')).toBeVisible()
  await expect.element(heading('History')).toBeVisible()
  await expect.poll(() => asStaff.platform.calls.of(invoiceJournal).length).toBeGreaterThan(0)
  await asStaff.screen.unmount()

  const { platform } = await openKit({
    scenario: 'invoices/staff',
    realm: 'User',
    address: '/?invoice=inv-1015',
  })
  await expect.element(heading('Invoice 2026-001015')).toBeVisible()
  expect(text('The items differ').query()).toBeNull()
  expect(heading('History').query()).toBeNull()
  expect(platform.calls.of(invoiceJournal)).toEqual([])
  expect(button('Actions').query()).toBeNull()
})

test('a history entry shows the values before and after', async () => {
  await open('inv-1011', 'invoices/staff')
  const entry = (words: string) => page.getByRole('listitem').filter({ hasText: words }).first()
  await expect.element(entry('Invoice created')).toBeVisible()
  await expect.element(entry('Status changed')).toMatchTextContent(/Active.*Delinquent/)
})

test('a history entry names an added item and its amount', async () => {
  await open('inv-1014', 'invoices/staff')
  await button('Actions').click()
  await page.getByRole('menuitem', { name: 'Add item' }).click()
  await field('Type').selectOptions('Discount')
  await field('Description').fill('Goodwill')
  await field('Amount').fill('5')
  await inDialog('Add item').click()
  await expect.element(dialog).not.toBeInTheDocument()
  const entry = page.getByRole('listitem').filter({ hasText: 'Item added' })
  await expect.element(entry).toMatchTextContent(/Items.*Goodwill −\$5\.00/)
})

test('another person’s invoice is indistinguishable from a missing one', async () => {
  const stranger = await open('inv-5001', 'invoices/wrong-owner')
  await expect.element(heading('We can’t find this invoice')).toBeVisible()
  const seen = document.querySelector('[data-mk-kit]')?.textContent
  const reported = stranger.events.filter(({ type }) => type === 'kit.load.failed')
  await stranger.screen.unmount()

  const nobody = await open('inv-9999', 'invoices/not-found')
  await expect.element(heading('We can’t find this invoice')).toBeVisible()
  expect(document.querySelector('[data-mk-kit]')?.textContent).toBe(seen)
  expect(nobody.events.filter(({ type }) => type === 'kit.load.failed')).toEqual(reported)
  await button('All invoices').first().click()
  await expect.element(page.getByRole('table', { name: 'Invoices' })).toBeVisible()
})

test('fr-CA: a Quebec invoice names its taxes and their numbers, on screen in French only', async () => {
  await openKit({ scenario: 'invoices/quebec', locale: 'fr-CA', address: '/?invoice=inv-3002' })
  await expect.element(heading('Facture 2026-003002')).toBeVisible()
  await expect.element(text('000000000 RT0000')).toBeVisible()
  await expect.element(text('9,975 %')).toBeVisible()
  expect(items().at(-1)).toMatch(/28,69\s\$$/)
  expect(document.querySelector('[lang="en-CA"]')).toBeNull()
})

const takeFocus = (element: HTMLElement | null) => element?.focus()

test('on its own page, the detail reports events to its host and does not steal focus', async () => {
  const onEvent = vi.fn()
  await renderKit(
    <>
      <input ref={takeFocus} aria-label="The host’s search" />
      <InvoiceDetail identityId="member-grace" invoiceId="inv-1014" onEvent={onEvent} />
    </>,
    { scenario: 'invoices/member-mixed-history' },
  )
  await expect.element(heading('Invoice 2026-001014')).toBeVisible()
  await expect.element(page.getByLabelText('The host’s search')).toHaveFocus()
  expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'kit.load.ended', kit: 'invoices' }))
  expect(button(/All invoices|Back|^Pay/).query()).toBeNull()
})

test('going back to the list ends no flow', async () => {
  const { events } = await open('inv-1014')
  await button('All invoices').click()
  await expect.element(page.getByRole('table', { name: 'Invoices' })).toBeVisible()
  expect(events.filter(({ type }) => type === 'invoices.flow.ended')).toEqual([])
})

test('components that show the same invoice share one read', async () => {
  const { platform } = await open('inv-1009')
  await expect.element(heading('Invoice 2026-001009')).toBeVisible()
  const answered = (reads: readonly { status?: number }[]) => reads.filter(({ status }) => status === 200).length
  expect(answered(platform.calls.of(getInvoice))).toBeLessThanOrEqual(2)
  expect(answered(platform.calls.of(findTransactions))).toBeLessThanOrEqual(2)
})

test('a refetch answered with 401 does not close a payment in progress', async () => {
  const { platform, queryClient } = await open('inv-1014')
  await button('Pay $59.90').click()
  await dialog.getByText('Mastercard ending in 4444').click()
  await inDialog('Review payment').click()
  const ended = platform.faults.add({ kind: 401 })
  await inDialog('Pay $59.90').click()
  await expect.element(said('You’re signed out')).toBeVisible()
  await queryClient.invalidateQueries()
  await expect.element(said('Mastercard ending in 4444 will be charged $59.90 now.')).toBeVisible()
  ended.remove()
  await inDialog('Try again').click()
  await expect.element(said('Paid $59.90')).toBeVisible()
  expect(platform.calls.of(payInvoice)).toHaveLength(2)
})

test('a refetch answered with 401 does not close a staff dialog', async () => {
  const { platform, queryClient } = await open('inv-1014', 'invoices/staff')
  await button('Actions').click()
  await page.getByRole('menuitem', { name: 'Forgive', exact: true }).click()
  await dialog.getByLabelText('Reason').fill('Hardship')
  const ended = platform.faults.add({ kind: 401 })
  await queryClient.invalidateQueries()
  await expect.poll(() => platform.calls.entries.some(({ status }) => status === 401)).toBe(true)
  await allRead({ queryClient })
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Hardship')
  ended.remove()
  await inDialog('Forgive $59.90').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.store.invoices.invoices.get('inv-1014')?.status).toBe('FORGIVEN')
})
