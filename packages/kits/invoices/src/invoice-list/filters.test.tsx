import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, openKit, text } from '../testing/open-kit.tsx'
import { spoken } from '../testing/render-kit.tsx'

beforeEach(() => localStorage.clear())

const numbers = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => /2026-00(\d{4})/.exec(textContent)?.[1])
const filter = (label: string) => page.getByLabelText(label, { exact: true })
const sorted = (name: string) => page.getByRole('columnheader', { name }).element().getAttribute('aria-sort')

test('a filter narrows the list, stands in the address and can be taken away by itself', async () => {
  const { router } = await openKit({ scenario: 'invoices/member-mixed-history' })
  await button('Filters').click()
  await filter('Status').selectOptions('Past due')
  await filter('Status').selectOptions('Payment failed')
  expect(router.current()).toBe('/?status=DELINQUENT,FAILED')
  await expect.poll(numbers).toEqual(['1011', '1010'])
  await expect.element(text('2 of 14 invoices')).toBeVisible()
  await button('Remove filter Status: Past due').click()
  await expect.poll(numbers).toEqual(['1010'])
  expect(router.current()).toBe('/?status=FAILED')
  await button('Clear all').click()
  await expect.poll(() => numbers().length).toBe(14)
  expect(router.current()).toBe('/')
})

test('days of issue and type narrow as well, together', async () => {
  const { router } = await openKit({ scenario: 'invoices/member-mixed-history' })
  await button('Filters').click()
  await filter('Type').selectOptions('One-time')
  await filter('Issued from').fill('2025-11-10')
  await filter('Issued until').fill('2025-12-31')
  await expect.poll(numbers).toEqual(['1007', '1006'])
  expect(router.current()).toBe('/?type=ONE_TIME&from=2025-11-10&to=2025-12-31')
  await expect.element(text('From November 10, 2025')).toBeVisible()
})

test('an address brings its filters and its order along, in sight', async () => {
  await openKit({
    scenario: 'invoices/member-mixed-history',
    address: '/billing?status=PAID&sort=amount&order=ascending&other=1',
  })
  await expect.poll(numbers).toEqual(['1001', '1007', '1009', '1008', '1003'])
  await expect.element(button('Remove filter Status: Paid')).toBeVisible()
})

test('what an address says and nobody wrote is not there', async () => {
  await openKit({
    scenario: 'invoices/member-mixed-history',
    address: '/?status=<b>&currency=usd&from=2026-02-31&sort=secret&invoice=../../etc',
  })
  await expect.poll(() => numbers().length).toBe(14)
})

test('only what occurs can be chosen', async () => {
  await openKit({ scenario: 'invoices/all-paid' })
  await button('Filters').click()
  await expect.element(filter('Status')).toBeVisible()
  const options = filter('Status').element().querySelectorAll('option')
  expect([...options].map(({ textContent }) => textContent)).toEqual(['Any', 'Paid'])
  expect(filter('Type').query()).toBeNull()
  expect(filter('Currency').query()).toBeNull()
})

test('a choice is kept on this device, and says nothing personal', async () => {
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

test('when nothing matches, it says so and the filters can be cleared there', async () => {
  await openKit({ scenario: 'invoices/all-paid', address: '/?status=VOIDED' })
  await expect.element(text('No invoice matches these filters')).toBeVisible()
  await page.getByRole('table').getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(() => numbers().length).toBe(3)
})

test('columns sort, say so, and their order stands in the address', async () => {
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

test('the filter and the place in the list outlive a look at an invoice', async () => {
  const { router } = await openKit({ scenario: 'invoices/member-mixed-history', address: '/?status=PAID' })
  await page.getByRole('button', { name: /2026-001009/ }).click()
  expect(router.current()).toBe('/?status=PAID&invoice=inv-1009')
  await button('All invoices').click()
  await expect.poll(() => numbers().length).toBe(5)
})

test('several statuses are chosen one after another, and stand in the address', async () => {
  const { router } = await openKit({ scenario: 'invoices/member-mixed-history' })
  await button('Filters').click()
  const status = page.getByLabelText('Status', { exact: true })
  await status.selectOptions('Paid')
  await status.selectOptions('Past due')
  expect(router.current()).toBe('/?status=PAID,DELINQUENT')
  await expect.element(button('Remove filter Status: Paid')).toBeVisible()
  await expect.element(button('Remove filter Status: Past due')).toBeVisible()
  const offered = [...(status.element() as HTMLSelectElement).options].map(({ text }) => text)
  expect(offered[0]).toBe('Add a status')
  expect(offered).not.toContain('Paid')
})
