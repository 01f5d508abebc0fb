import {
  addInvoiceItem,
  getInvoice,
  refundInvoice,
  registerInvoiceItemTax,
} from '@memberkit/contract/commerce/invoices'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { barriers, dialog, field, inDialog, said } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openStaffMenu, choose } from './testing/staff-stage.tsx'

const conflict = { scenario: 'invoices/conflict-staff' } as const

test('a conflict names who changed what; the input stays, and a retry sends it', async () => {
  const { platform } = await openStaffMenu('inv-1009', conflict)
  await choose('Refund')
  await field('Amount to refund').fill('12.50')
  await field('Reason').selectOptions('Other reason')
  await field('Note').fill('As agreed on the phone')
  await inDialog('Refund $12.50').click()

  await expect.element(said('This invoice has changed')).toBeVisible()
  await expect.element(said('Kim Colleague-Example changed it on')).toBeVisible()
  await expect.element(said('Visa ending in 4242 (was Mastercard ending in 4444)')).toBeVisible()
  await expect.element(field('Amount to refund')).toHaveValue('12.50')
  await expect.element(field('Note')).toHaveValue('As agreed on the phone')
  // A second Enter doesn't refund what has not been read again.
  expect(document.activeElement).toMatchTextContent('This invoice has changed')
  const title = dialog
    .getByRole('heading', { name: /^Refund/ })
    .element()
    .closest('header')!
  const changed = said('This invoice has changed').element()
  expect(changed.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom)
  expect(await barriers()).toEqual([])

  await inDialog('Refund $12.50').click()
  await expect.element(dialog).not.toBeInTheDocument()
  const sent = platform.calls.of(refundInvoice)
  expect(sent.map(({ status, headers }) => [status, headers['if-match']])).toEqual([
    [412, '2'],
    [200, '3'],
  ])
  expect(platform.store.invoices.invoices.get('inv-1009')?.refunded).toBe('12.50')
})

test('changes that are read meanwhile are confirmed first: a press says so, also one of “Try again”', async () => {
  const { platform, queryClient } = await openStaffMenu('inv-1009')
  await choose('Refund')
  await field('Amount to refund').fill('12.50')
  await field('Reason').selectOptions('Charged twice')
  platform.faults.add({ operation: refundInvoice, kind: 503, times: 1 })
  await inDialog('Refund $12.50').click()
  await expect.element(inDialog('Try again')).toBeVisible()
  changeAsColleague(platform, platform.store.invoices.invoices, 'inv-1009', { paymentMethodId: 'pm-1' })
  await queryClient.invalidateQueries()
  await expect.element(said('Visa ending in 4242 (was Mastercard ending in 4444)')).toBeVisible()

  await inDialog('Try again').click()
  const asked = 'To go on with these changes, press “Refund $12.50” again.'
  await expect.element(said(asked)).toBeVisible()
  // A second Enter doesn't refund what has not been read.
  expect(document.activeElement).toMatchTextContent(asked)
  expect(platform.calls.of(refundInvoice)).toHaveLength(1)
  expect(await barriers()).toEqual([])

  await inDialog('Refund $12.50').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(refundInvoice)).toHaveLength(2)
})

test('a refund by a colleague lowers the maximum, and the input is validated against it', async () => {
  const { platform } = await openStaffMenu('inv-1009', {
    prepare: (platform) =>
      platform.rival({
        before: refundInvoice,
        as: platform.session,
        act() {
          const { invoices } = platform.store.invoices
          const invoice = invoices.get('inv-1009')!
          const transaction = { id: 'txn-kim', type: 'REFUND', status: 'APPROVED', at: platform.clock.now() } as const
          const refund = { id: 'item-kim', type: 'TRANSACTION', action: 'ADDED', label: 'Refund' } as const
          const items = [...invoice.items, { ...refund, amount: '60.00', transaction }]
          invoices.put({ ...invoice, items, refunded: '60.00', version: '9' })
        },
      }),
  })
  await choose('Refund')
  await field('Amount to refund').fill('12.50')
  await field('Reason').selectOptions('Charged twice')
  await inDialog('Refund $12.50').click()
  await expect.element(said('$60.00 (was $0.00)')).toBeVisible()
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect
    .element(field('Amount to refund'))
    .toHaveAccessibleDescription(expect.stringContaining('Enter $4.90 or less.'))
  expect(platform.calls.of(refundInvoice)).toHaveLength(1)
})

test('an equal refund by a colleague is theirs: shown as a change, not as done', async () => {
  const { platform } = await openStaffMenu('inv-1009', {
    prepare: (platform) =>
      platform.rival({
        before: refundInvoice,
        as: platform.sessionOf('staff-kim'),
        act() {
          const { invoices } = platform.store.invoices
          invoices.put({ ...invoices.get('inv-1009')!, refunded: '12.50', version: '9' })
          platform.clock.advance(60_000)
          const { identityId: id, name, subType: realm } = platform.sessionOf('staff-kim')
          const at = platform.clock.now()
          const actor = { id, name, realm }
          platform.journal('invoices').append({ entityId: 'inv-1009', action: 'ITEM_ADDED', at, actor })
        },
      }),
  })
  await choose('Refund')
  await field('Amount to refund').fill('12.50')
  await field('Reason').selectOptions('Charged twice')
  await inDialog('Refund $12.50').click()
  await expect.element(said('$12.50 (was $0.00)')).toBeVisible()
  await expect.element(said('Kim')).toBeVisible()
  expect(page.getByText('Refunded $12.50').query()).toBeNull()
  expect(platform.calls.of(refundInvoice).map(({ status }) => status)).toEqual([412])
})

test('adding an item also retries on the newest version', async () => {
  const { platform } = await openStaffMenu('inv-1014', conflict)
  await choose('Add item')
  await field('Type').selectOptions('Order')
  await field('Description').fill('Document review')
  await field('Amount').fill('60')
  await inDialog('Add item').click()
  await expect.element(said('This invoice has changed')).toBeVisible()
  await expect.element(said('Mastercard ending in 4444 (was Visa ending in 4242)')).toBeVisible()
  await inDialog('Add item').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(addInvoiceItem).map(({ status }) => status)).toEqual([412, 200])
  expect(platform.calls.of(addInvoiceItem)[1]?.body).toEqual({
    type: 'ORDER',
    productType: 'PRODUCT',
    label: 'Document review',
    amount: '60.00',
  })
})

test('a tax that is removed after a lost answer is not taken for a registered one', async () => {
  const { platform } = await openStaffMenu('inv-1012')
  await choose('Register tax')
  platform.faults.add({ operation: registerInvoiceItemTax, kind: 502, times: 1 })
  platform.faults.add({ operation: getInvoice, kind: 503 })
  await inDialog('Register tax').click()
  await expect.element(inDialog('Check again')).toBeVisible()
  const { invoices } = platform.store.invoices
  const invoice = invoices.get('inv-1012')!
  invoices.put({ ...invoice, items: invoice.items.filter(({ id }) => id !== 'inv-1012-2'), version: '9' })
  platform.faults.clear()
  const reads = platform.calls.of(getInvoice).length
  await inDialog('Check again').click()
  await expect.poll(() => platform.calls.of(getInvoice).length).toBeGreaterThan(reads)
  await expect.element(inDialog('Check again')).not.toHaveAttribute('aria-disabled', 'true')
  expect(page.getByText('The tax of invoice 2026-001012 is registered.').query()).toBeNull()
})

test('on a small viewport, the conflict message scrolls into view', async () => {
  await page.viewport(360, 320)
  await openStaffMenu('inv-1009', conflict)
  await choose('Refund')
  await field('Reason').selectOptions('Charged twice')
  await inDialog('Refund $64.90').click()
  const heading = said('This invoice has changed')
  await expect.element(heading).toBeVisible()
  await expect.poll(() => isUncovered(heading.element())).toBe(true)
  await page.viewport(1024, 768)
})

test('on a larger viewport, changes that load later scroll into view', async () => {
  await page.viewport(1024, 640)
  await openStaffMenu('inv-1009', conflict)
  await choose('Refund')
  await field('Reason').selectOptions('Charged twice')
  await inDialog('Refund $64.90').click()
  const change = said('Visa ending in 4242 (was Mastercard ending in 4444)')
  await expect.element(change).toBeVisible()
  await expect.poll(() => isUncovered(change.element())).toBe(true)
  await page.viewport(1024, 768)
})

/** The buttons of a dialog stand over what is scrolled under them. */
function isUncovered(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}
