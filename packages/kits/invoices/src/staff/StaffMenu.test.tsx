import { payInvoice, voidInvoice } from '@memberkit/contract/commerce/invoices'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { namesOf } from '@memberkit/foundation/entity-actions'
import { barriers, dialog, inDialog, said } from '@memberkit/testing/on-page'
import { invoiceActions } from '../shared/invoice-actions.ts'
import { invoiceOf } from '../testing/invoice.ts'
import { renderKit } from '../testing/render-kit.tsx'
import { StaffRowMenu } from './StaffMenu.tsx'
import { openStaffMenu, choose } from './testing/staff-stage.tsx'

const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const openMenu = () => page.getByRole('button', { name: 'Actions' }).click()

/** Every entry of the open menu with the reason why it cannot be pressed, if it cannot. */
function entries() {
  return page
    .getByRole('menuitem')
    .elements()
    .map((entry) => {
      const note = document.getElementById(entry.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
      const name = entry.textContent.slice(0, entry.textContent.length - note.length)
      return entry.ariaDisabled ? `${name}: ${note}` : name
    })
}

test('every action is listed, in the order money, status, record', async () => {
  await openStaffMenu('inv-1014', { allowing: ['registerItemTax'] })
  await openMenu()
  await expect
    .poll(entries)
    .toEqual([
      'Pay',
      'Refund: Not possible while the status is Active.',
      'Forgive',
      'Void',
      'Void, forgive or refund',
      'Mark as delinquent',
      'Mark as failed',
      'Add item',
      'Remove item',
      'Register tax',
      'Change payment method',
      'Change owner',
    ])
  expect(page.getByRole('separator').elements()).toHaveLength(2)
  await expect.element(item('Void')).toHaveAttribute('data-tone', 'critical')
})

test('an unavailable action gives its reason in the words of the badge', async () => {
  await openStaffMenu('inv-1002')
  await openMenu()
  await expect.element(item('Void')).toHaveAccessibleDescription('Not possible while the status is Partially refunded.')
  await expect.element(item('Refund')).not.toHaveAttribute('aria-disabled')
})

test('clicking an unavailable action does nothing', async () => {
  const { platform } = await openStaffMenu('inv-1009')
  await openMenu()
  await item('Void').click({ force: true })
  await expect.element(item('Void')).toBeVisible()
  expect(dialog.elements()).toEqual([])
  expect(platform.calls.of(voidInvoice)).toEqual([])
})

test('without permissions, each action says so', async () => {
  await openStaffMenu('inv-1014', { scenario: 'invoices/staff-denied' })
  await openMenu()
  const permission = 'You don’t have this permission. Ask your administrator.'
  const open = [...namesOf(invoiceActions.rows), 'settle'].length - 1
  await expect.poll(() => entries().filter((entry) => entry.endsWith(permission))).toHaveLength(open)
  await expect.element(item('Refund')).toHaveAccessibleDescription('Not possible while the status is Active.')
})

test('a reason shared by several actions is shown once, above them', async () => {
  await openStaffMenu('inv-1014', { scenario: 'invoices/staff-denied' })
  await openMenu()
  const reason = 'You don’t have this permission. Ask your administrator.'
  const section = page.getByRole('group', { name: reason })
  await expect.element(section.getByRole('menuitem', { name: 'Void', exact: true })).toHaveAccessibleDescription(reason)
  expect(section.getByRole('menuitem', { name: 'Refund' }).query()).toBeNull()
  expect((page.getByRole('menu').element() as HTMLElement).innerText.split(reason)).toHaveLength(2)
})

test('a permission refused by the service is revoked in the dialog and the menu', async () => {
  const { platform } = await openStaffMenu('inv-1014')
  platform.faults.add({ operation: voidInvoice, kind: 403 })
  await choose('Void')
  await inDialog('Void invoice').click()
  await expect.element(said('You don’t have permission to do this')).toBeVisible()
  await expect.element(inDialog('Void invoice')).toHaveAttribute('aria-disabled', 'true')
  await inDialog('Go back').click()
  await openMenu()
  await expect
    .element(item('Void'))
    .toHaveAccessibleDescription('You don’t have this permission. Ask your administrator.')
  await expect.element(item('Forgive')).not.toHaveAttribute('aria-disabled')
})

test('Pay opens the payment dialog', async () => {
  const { platform } = await openStaffMenu('inv-1014')
  await choose('Pay')
  await expect.element(dialog.getByRole('heading', { name: 'Pay invoice 2026-001014' })).toBeVisible()
  expect(platform.calls.of(payInvoice)).toEqual([])
})

test('“Void, forgive or refund” disables what is unavailable with the reason, and opens the chosen action', async () => {
  await openStaffMenu('inv-1012')
  await choose('Void, forgive or refund')
  const owed = dialog.getByRole('radio', { name: 'The amount is owed, and we waive it.' })
  const never = dialog.getByRole('radio', { name: 'The invoice should never have existed, and nothing was paid.' })
  await expect.element(never).toBeDisabled()
  await expect.element(never).toHaveAccessibleDescription('Void · Not possible while the status is Partially funded.')
  expect(await barriers()).toEqual([])

  await inDialog('Select action').click()
  await expect.element(said('Choose what happened.')).toBeVisible()
  await expect.element(owed).toHaveFocus()
  await dialog.getByText('The amount is owed, and we waive it.').click()
  await inDialog('Select action').click()
  await expect.element(dialog.getByRole('heading', { name: 'Forgive invoice 2026-001012' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Actions' })).toHaveFocus()
})

test('“Void, forgive or refund” is unavailable when all three are', async () => {
  await openStaffMenu('inv-1004')
  await openMenu()
  await expect
    .element(item('Void, forgive or refund'))
    .toHaveAccessibleDescription('Not possible while the status is Voided.')
})

test('the row menu is an icon button that names its invoice, and its clicks do not reach the row', async () => {
  let rowClicks = 0
  const chosen: string[] = []
  const row = { invoice: invoiceOf({ number: '2026-000001' }), actions: [{ name: 'void' as const }] }
  await renderKit(
    <div onClick={() => (rowClicks += 1)} role="presentation">
      <StaffRowMenu row={row} onChoose={(intent) => chosen.push(intent)} />
    </div>,
    { scenario: 'invoices/staff' },
  )
  await page.getByRole('button', { name: 'More actions for invoice 2026-000001' }).click()
  await item('Void').click()
  await expect.poll(() => chosen).toEqual(['void'])
  expect(rowClicks).toBe(0)
})

test('without actions, there is no menu', async () => {
  const { screen } = await renderKit(<StaffRowMenu row={{ invoice: invoiceOf(), actions: [] }} onChoose={() => {}} />, {
    scenario: 'invoices/staff',
  })
  expect(screen.getByRole('button').elements()).toEqual([])
})
