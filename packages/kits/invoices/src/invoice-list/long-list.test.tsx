import type { MockPlatform } from '@memberkit/fixtures'
import { button, text } from '@memberkit/testing/on-page'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openKit } from '../testing/open-kit.tsx'

/** Too many for one step, too few for a window of rows. */
function keepSixty({ store: { invoices } }: MockPlatform) {
  for (const { id } of [...invoices.invoices.all()].slice(60)) invoices.invoices.delete(id)
}

const rows = () => page.getByRole('rowheader').elements().length
const paper = (moment: 'beforeprint' | 'afterprint') => dispatchEvent(new Event(moment))

test('“Show more” adds 25 rows at a time', async () => {
  await openKit({ scenario: 'invoices/thousand', prepare: keepSixty })
  await expect.element(text('25 of 60 shown')).toBeVisible()
  expect(rows()).toBe(25)
  await button('Show more invoices').click()
  await expect.element(text('50 of 60 shown')).toBeVisible()
  expect(rows()).toBe(50)
  await button('Show more invoices').click()
  await expect.element(text('60 of 60 shown')).toBeVisible()
  expect(rows()).toBe(60)
  expect(button('Show more invoices').query()).toBeNull()
})

test('going back to a row beyond the first 25 shows and focuses it', async () => {
  await openKit({ scenario: 'invoices/thousand', prepare: keepSixty })
  await button('Show more invoices').click()
  const far = page.getByRole('rowheader').nth(40).getByRole('button')
  const name = far.element().textContent
  await far.click()
  await button('All invoices').click()
  await expect.element(page.getByRole('rowheader').nth(40).getByRole('button')).toHaveFocus()
  expect(page.getByRole('rowheader').nth(40).element().textContent).toBe(name)
  await expect.element(text('50 of 60 shown')).toBeVisible()
})

test('going back to a row of a virtualized list scrolls to it and focuses it', async () => {
  await openKit({ scenario: 'invoices/thousand' })
  const table = page.getByRole('table', { name: 'Invoices' })
  await expect.element(table).toHaveAttribute('aria-rowcount', '1001')
  const region = () => page.getByRole('region', { name: 'Invoices' }).element()
  region().scrollTop = region().scrollHeight / 2
  const farDown = () =>
    page
      .getByRole('row')
      .elements()
      .find((row) => Number(row.getAttribute('aria-rowindex')) > 400 && isInSight(row, region()))
  await expect.poll(farDown).toBeDefined()
  const index = farDown()!.getAttribute('aria-rowindex')
  const opener = () => document.querySelector<HTMLElement>(`[aria-rowindex="${index}"] th > button`)
  const name = opener()!.textContent
  opener()!.click()
  await button('All invoices').click()
  await expect.poll(() => document.activeElement?.textContent).toBe(name)
  expect(document.activeElement).toBe(opener())
  await expect.poll(() => isInSight(opener()!, region())).toBe(true)
  expect(rows()).toBeLessThan(100)
})

function isInSight(part: Element, region: Element) {
  const [one, all] = [part.getBoundingClientRect(), region.getBoundingClientRect()]
  return one.top >= all.top && one.bottom <= all.bottom
}

test('printing renders every row, and restores the number of rows afterwards', async () => {
  await openKit({ scenario: 'invoices/thousand', prepare: keepSixty })
  await expect.element(text('25 of 60 shown')).toBeVisible()
  paper('beforeprint')
  expect(rows()).toBe(60)
  paper('afterprint')
  await expect.poll(rows).toBe(25)
})

test('a list of a thousand is virtualized, except in print', async () => {
  await openKit({ scenario: 'invoices/thousand' })
  await expect.element(page.getByRole('table', { name: 'Invoices' })).toHaveAttribute('aria-rowcount', '1001')
  expect(rows()).toBeLessThan(100)
  paper('beforeprint')
  expect(rows()).toBe(1000)
  paper('afterprint')
  await expect.poll(rows).toBeLessThan(100)
})

test('filters search every invoice, not only the rows on screen', async () => {
  await openKit({ scenario: 'invoices/thousand', address: '/?status=DELINQUENT' })
  await expect.element(text(/\d+ of 1,000 invoices/)).toBeVisible()
  const statuses = page.getByRole('row').elements().slice(1)
  expect(statuses.length).toBeGreaterThan(0)
  expect(statuses.every((row) => row.textContent.includes('Past due'))).toBe(true)
})

test('the printed list has its filters, time and author, and nothing else of the page', async () => {
  const { events } = await openKit({
    scenario: 'invoices/member-mixed-history',
    address: '/?status=PAID&from=2025-11-01',
    // The time is the platform's.
    clockAhead: 7_200_000,
  })
  const printed: unknown[] = []
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    paper('beforeprint')
    const sheet = document.querySelector('[data-mk-print]')
    printed.push(document.title, sheet?.querySelector('[data-mk-print-header]')?.textContent, rows())
    paper('afterprint')
  })
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'Print this list' }).click()
  await expect
    .poll(() => printed)
    .toEqual([
      'Invoices',
      'InvoicesShown: Status: Paid · Issued: from November\u00a01,\u00a02025Printed March\u00a010,\u00a02026 at 11:00\u00a0AM\u00a0EDT by Grace Sample',
      4,
    ])
  expect(print).toHaveBeenCalledOnce()
  // The filters stay for the browser's own print, out of sight.
  const header = document.querySelector('[data-mk-print-header]')
  expect(header && getComputedStyle(header).display).toBe('none')
  expect(document.querySelector('[data-mk-print]')).toBeNull()
  expect(events.find(({ type }) => type === 'invoices.list.exported')?.data).toEqual({ format: 'print', count: 4 })
  print.mockRestore()
})
