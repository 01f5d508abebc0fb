import { button, pill, text } from '@memberkit/testing/on-page'
import { spoken } from '@memberkit/testing/stage'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openKit } from '../testing/open-kit.tsx'

const numbers = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => /2026-00(\d{4})/.exec(textContent)?.[1])
/** Chooses in the popover of a pill, and leaves it. */
async function choose(filter: string, ...values: readonly string[]) {
  await pill(filter).click()
  for (const name of values) await page.getByRole('checkbox', { name, exact: true }).click()
  await userEvent.keyboard('{Escape}')
}
const days = (group: string) => page.getByRole('group', { name: group }).getByRole('textbox').first()
const sorted = (name: string) => page.getByRole('columnheader', { name }).element().getAttribute('aria-sort')

test('a filter narrows the list, updates the address, and can be removed', async () => {
  const { router } = await openKit({ scenario: 'invoices/member-mixed-history' })
  await button('Filters').click()
  await choose('Status', 'Past due', 'Payment failed')
  expect(router.current()).toBe('/?status=DELINQUENT,FAILED')
  await expect.poll(numbers).toEqual(['1011', '1010'])
  await expect.element(text('2 of 14 invoices')).toBeVisible()
  await choose('Status: Past due, Payment failed', 'Past due')
  await expect.poll(numbers).toEqual(['1010'])
  expect(router.current()).toBe('/?status=FAILED')
  await button('Clear all').click()
  await expect.poll(() => numbers().length).toBe(14)
  expect(router.current()).toBe('/')
})

test('date and type filters combine', async () => {
  const { router } = await openKit({ scenario: 'invoices/member-mixed-history' })
  await button('Filters').click()
  await choose('Type', 'One-time')
  await pill('Issued').click()
  await days('First day').click()
  await userEvent.keyboard('11102025')
  await days('Last day').click()
  await userEvent.keyboard('12312025{Escape}')
  await expect.poll(numbers).toEqual(['1007', '1006'])
  expect(router.current()).toBe('/?type=ONE_TIME&from=2025-11-10&to=2025-12-31')
  await expect.element(pill('Issued: November 10 – December 31, 2025')).toHaveFocus()
})

test('filters and order are restored from the address', async () => {
  await openKit({
    scenario: 'invoices/member-mixed-history',
    address: '/billing?status=PAID&sort=amount&order=ascending&other=1',
  })
  await expect.poll(numbers).toEqual(['1001', '1007', '1009', '1008', '1003'])
  await expect.element(pill('Status: Paid')).toBeVisible()
})

test('invalid parameters are ignored', async () => {
  await openKit({
    scenario: 'invoices/member-mixed-history',
    address: '/?status=<b>&currency=usd&from=2026-02-31&sort=secret&invoice=../../etc',
  })
  await expect.poll(() => numbers().length).toBe(14)
})

test('a filter offers only values that occur, and is hidden when all rows share one', async () => {
  await openKit({ scenario: 'invoices/mixed-currencies' })
  await button('Filters').click()
  await pill('Currency').click()
  const boxes = page.getByRole('dialog', { name: 'Currency' }).getByRole('checkbox').elements()
  expect(boxes.map((box) => (box as HTMLInputElement).value)).toEqual(['CAD', 'USD'])
  expect(pill('Type').query()).toBeNull()
})

test('a filter value from the address that does not occur can be removed', async () => {
  const { router } = await openKit({ scenario: 'invoices/all-paid', address: '/?status=VOIDED' })
  await choose('Status: Canceled invoice', 'Canceled invoice')
  expect(router.current()).toBe('/')
})

test('saved filters are stored on the device, without personal data', async () => {
  const first = await openKit({ scenario: 'invoices/member-mixed-history', address: '/?status=PAID&type=RECURRING' })
  await button('Save filters').click()
  await expect.poll(() => spoken()).toEqual(['Filters saved on this device.'])
  expect(Object.values(localStorage)).toEqual(['?status=PAID&type=RECURRING'])
  await first.screen.unmount()

  const { router } = await openKit({ scenario: 'invoices/member-mixed-history' })
  await button('Filters').click()
  await button('Use saved filters').click()
  expect(router.current()).toBe('/?status=PAID&type=RECURRING')
  await expect.poll(numbers).toEqual(['1009', '1008', '1003', '1001'])
})

test('an empty result says so and offers to clear the filters', async () => {
  await openKit({ scenario: 'invoices/all-paid', address: '/?status=VOIDED' })
  await expect.element(text('No invoice matches these filters')).toBeVisible()
  await page.getByRole('table').getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(() => numbers().length).toBe(3)
})

test('columns sort, set aria-sort, and update the address', async () => {
  const { router } = await openKit({ scenario: 'invoices/all-paid' })
  await expect.poll(numbers).toEqual(['1103', '1102', '1101'])
  expect(sorted('Issued')).toBe('descending')
  await page.getByRole('columnheader', { name: 'Issued' }).getByRole('button').click()
  await expect.poll(numbers).toEqual(['1101', '1102', '1103'])
  expect(sorted('Issued')).toBe('ascending')
  expect(router.current()).toBe('/?sort=issuedOn&order=ascending')
  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click()
  expect(sorted('Amount')).toBe('descending')
  expect(sorted('Issued')).toBeNull()
})

test('filters and position survive a visit to an invoice', async () => {
  const { router } = await openKit({ scenario: 'invoices/member-mixed-history', address: '/?status=PAID' })
  await page.getByRole('button', { name: /2026-001009/ }).click()
  expect(router.current()).toBe('/?status=PAID&invoice=inv-1009')
  await button('All invoices').click()
  await expect.poll(() => numbers().length).toBe(5)
})
