import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import { button, dialog, inDialog, said } from '@memberkit/testing/on-page'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openKit, type OpenOptions } from '../testing/open-kit.tsx'

async function openStatement(scenario: ScenarioName, options: Partial<OpenOptions> = {}) {
  const kit = await openKit({ scenario, ...options })
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'Annual payment statement' }).click()
  await expect.element(dialog).toBeVisible()
  return kit
}

const rows = () =>
  dialog
    .getByRole('row')
    .elements()
    .slice(1, -1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

const totals = () => (dialog.getByRole('row').elements().at(-1) as HTMLElement).innerText.replace(/\s+/g, ' ').trim()

test('lists the payments of a year minus refunds, without failed attempts', async () => {
  await openStatement('invoices/member-mixed-history')
  await dialog.getByLabelText('Year').selectOptions('2025')
  await expect.element(said('Payments from January 1, 2025 to December 31, 2025')).toBeVisible()
  expect(rows().map(([number, date, , amount]) => [number, date, amount])).toEqual([
    ['2026-001001', 'Sep 8, 2025', '$19.95'],
    ['2026-001002', 'Oct 9, 2025', '$29.95'],
    ['2026-001002', 'Oct 20, 2025', '−$10.00'],
    ['2026-001003', 'Nov 8, 2025', '$64.90'],
    ['2026-001006', 'Nov 15, 2025', '$60.00'],
    ['2026-001006', 'Nov 18, 2025', '−$60.00'],
    ['2026-001007', 'Dec 3, 2025', '$24.90'],
    ['2026-001008', 'Dec 8, 2025', '$64.90'],
  ])
  expect(totals()).toBe('Total paid in 2025 $194.60')
})

test('starts with the current year', async () => {
  await openStatement('invoices/member-mixed-history')
  await expect.element(dialog.getByLabelText('Year')).toHaveValue('2026')
  expect(rows().map(([number]) => number)).toEqual(['2026-001009', '2026-001012'])
  expect(totals()).toBe('Total paid in 2026 $104.90')
})

test('the current year is that of the platform, even if the page’s clock is in the next', async () => {
  await openStatement('invoices/member-mixed-history', { clockAhead: 300 * 86_400_000 })
  await expect.element(dialog.getByLabelText('Year')).toHaveValue('2026')
  expect(dialog.getByRole('option', { name: '2027' }).elements()).toEqual([])
})

test('has a total for each currency', async () => {
  await openStatement('invoices/mixed-currencies')
  await expect.poll(totals).toBe('Total paid in 2026 CA$28.69 $64.85')
  expect(dialog.element().textContent).not.toContain('93.54')
})

test('names the method a payment was charged to, not the one charged last', async () => {
  await openStatement('invoices/partly-paid', {
    prepare({ store: { invoices } }) {
      const invoice = invoices.invoices.get('inv-2101')!
      const paymentMethod = { id: 'pm-2', cardType: 'MASTERCARD', lastFour: '4444' } as const
      invoices.invoices.put({ ...invoice, paymentMethodId: 'pm-2', paymentMethod })
    },
  })
  await expect.poll(() => rows().map(([, , method]) => method)).toEqual(['Visa ending in 4242'])
})

test('a year without payments says so, and cannot be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await openStatement('invoices/pay-approved', {
    prepare: ({ store: { invoices } }) => {
      for (const id of ['inv-2001', 'inv-2002']) invoices.invoices.delete(id)
    },
  })
  await expect.element(said('No payments in 2026.')).toBeVisible()
  await expect.element(inDialog('Print statement')).toHaveAttribute('aria-disabled', 'true')
  await inDialog('Print statement').click({ force: true })
  expect(print).not.toHaveBeenCalled()
  print.mockRestore()
})

test('only the statement is printed, under its own title', async () => {
  const { events } = await openStatement('invoices/all-paid')
  const printed: unknown[] = []
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    dispatchEvent(new Event('beforeprint'))
    printed.push(document.title, document.querySelector('[data-mk-print]')?.textContent.includes('$74.85'))
    dispatchEvent(new Event('afterprint'))
  })
  await inDialog('Print statement').click()
  await expect.poll(() => printed).toEqual(['Annual payment statement 2026', true])
  expect(document.querySelector('[data-mk-print]')).toBeNull()
  expect(events.find(({ type }) => type === 'invoices.list.exported')?.data).toEqual({ format: 'statement', count: 3 })
  print.mockRestore()
})
