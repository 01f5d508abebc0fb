import { getInvoice, payInvoice } from '@memberkit/contract/commerce/invoices'
import type { MockPlatform } from '@memberkit/fixtures'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PayForm } from '../testing/PayForm.tsx'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { hear, stage } from '@memberkit/testing/stage'

const shownMessage = () =>
  [...document.querySelectorAll('[data-mk-action]')].map(({ textContent }) => textContent).join(' ')
const pay = page.getByRole('button', { name: 'Pay', exact: true })
const retry = page.getByRole('button', { name: 'Try again' })
const payments = ({ calls }: MockPlatform) => calls.of(payInvoice)
const paid = (platform: MockPlatform) => platform.store.invoices.invoices.get(platform.subject.invoiceId)?.paid

async function payLate(after: number, options: { isUnversioned?: boolean; leavesVersion?: boolean } = {}) {
  const staged = stage()
  const { platform, show } = staged
  skipTime()
  const heard = hear()
  const screen = await show(<PayForm platform={platform} {...options} />)
  await expect.element(page.getByText('paid 0.00')).toBeVisible()
  platform.faults.add({ operation: payInvoice, kind: 'committed-late', after, times: 1 })
  await pay.click()
  return { ...staged, screen, heard }
}

test('a payment committed 3 s late is found, announced and made once, and is never reported as not made', async () => {
  const { platform, heard } = await payLate(3_000)
  await expect.poll(shownMessage).toContain('It hasn’t gone through so far')
  expect(shownMessage()).not.toMatch(/nothing has happened|safely/)
  await inTime(shownMessage).toBe('Paid')
  expect(heard).toContain('Paid')
  expect(payments(platform)).toHaveLength(1)
  expect(paid(platform)).toBe('10.00')
})

test('after a look-up that can’t be read, nobody knows any more', async () => {
  const { platform } = await payLate(3_600_000)
  await expect.poll(shownMessage).toContain('It hasn’t gone through so far')
  platform.faults.add({ operation: getInvoice, kind: 'malformed-body' })
  await inTime(shownMessage).toContain('We don’t know yet whether it went through')
  expect(shownMessage()).not.toContain('hasn’t gone through')
  expect(payments(platform)).toHaveLength(1)
})

test('a retry looks the payment up once more before sending', async () => {
  const { platform } = await payLate(20_000)
  await expect.element(retry).toBeVisible()
  // At once: later, the checks in between would find it.
  vi.advanceTimersByTime(20_000)
  ;(retry.element() as HTMLElement).click()
  await expect.poll(shownMessage).toBe('Paid')
  expect(payments(platform)).toHaveLength(1)
  expect(paid(platform)).toBe('10.00')
})

test('a retry before a late commit: the service carries out only one of the two payments', async () => {
  const { platform } = await payLate(20_000)
  await retry.click()
  await expect.poll(shownMessage).toBe('Paid')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(payments(platform).map(({ status }) => status)).toEqual([504, 200])
  expect(paid(platform)).toBe('10.00')
})

test('a retry after someone else’s change sends nothing on the unseen version', async () => {
  const { platform } = await payLate(3_600_000)
  await expect.element(retry).toBeVisible()
  const { invoices } = platform.store.invoices
  invoices.put({ ...invoices.get(platform.subject.invoiceId)!, version: '77' })
  await retry.click()
  await expect.poll(shownMessage).toContain('This has changed')
  expect(payments(platform)).toHaveLength(1)
})

test('a retry sends nothing when the look-up before it fails', async () => {
  const { platform } = await payLate(3_600_000)
  await expect.element(retry).toBeVisible()
  platform.faults.add({ operation: getInvoice, kind: 503 })
  ;(retry.element() as HTMLElement).click()
  await expect.poll(shownMessage).toContain('We don’t know yet whether it went through')
  expect(payments(platform)).toHaveLength(1)
})

test.each([
  ['without a version', { isUnversioned: true }],
  ['with a version that the action leaves as it is', { leavesVersion: true }],
])('%s, the message warns that a retry could charge twice', async (_, options) => {
  const { platform } = await payLate(3_600_000, options)
  await expect.poll(shownMessage).toContain('We’re looking up whether it went through')
  expect(retry.query()).toBeNull()
  await inTime(shownMessage).toContain('if you try again and it does, it happens twice')
  expect(payments(platform)).toHaveLength(1)
})

test('polling continues after the form unmounts, and its result is announced', async () => {
  const { platform, around, screen, events, heard } = await payLate(3_000)
  await expect.element(retry).toBeVisible()
  await screen.rerender(around(<p>elsewhere</p>))
  await inTime(() => heard).toContain('Paid')
  expect(events('kit.action.ended').map(({ data }) => data)).toMatchObject([{ outcome: 'failed' }, { outcome: 'done' }])
  expect(paid(platform)).toBe('10.00')
})

test('a slow request is announced, and so is its look-up', async () => {
  const { platform, show } = stage()
  skipTime()
  const heard = hear()
  await show(<PayForm platform={platform} />)
  await expect.element(page.getByText('paid 0.00')).toBeVisible()
  platform.faults.add({ operation: payInvoice, kind: 'slow' })
  await pay.click()
  await inTime(() => heard).toContain('Still working. This is taking longer than usual.')
  // The payment shows by now, although its answer does not come.
  await inTime(() => heard).toContain('Paid')
  expect(heard.join()).toContain('We’re checking whether it went through')
})

test('without a version, a refusal of a second copy isn’t the end: the next press finds what the first has done', async () => {
  const { platform, show } = stage()
  await show(<PayForm platform={platform} isUnversioned />)
  await expect.element(page.getByText('paid 0.00')).toBeVisible()
  platform.faults.add({ operation: payInvoice, kind: 409, times: 1 })
  await pay.click()
  await expect.poll(shownMessage).toContain('This isn’t possible right now')
  const { invoices } = platform.store.invoices
  const invoice = invoices.get(platform.subject.invoiceId)!
  invoices.put({ ...invoice, paid: '10.00' })
  await pay.click()
  await expect.poll(shownMessage).toBe('Paid')
  expect(payments(platform)).toHaveLength(1)
})

test('without a version, too many requests and a failed look-up leave the outcome unknown', async () => {
  const { platform, show } = stage()
  await show(<PayForm platform={platform} isUnversioned />)
  await expect.element(page.getByText('paid 0.00')).toBeVisible()
  platform.faults.add({ operation: payInvoice, kind: 429, times: 1 })
  platform.faults.add({ operation: getInvoice, kind: 503 })
  await pay.click()
  await expect.poll(shownMessage).toContain('We don’t know yet whether it went through')
  expect(retry.query()).toBeNull()
})

test('a form that is opened again goes on with the payment whose outcome is unknown', async () => {
  const { platform, show, around } = stage()
  const screen = await show(<PayForm platform={platform} />)
  await expect.element(page.getByText('paid 0.00')).toBeVisible()
  platform.faults.add({ operation: payInvoice, kind: 'dropped-after-commit', times: 1 })
  platform.faults.add({ operation: getInvoice, kind: 503, times: 3 })
  await pay.click()
  await expect.poll(shownMessage).toContain('We don’t know yet whether it went through')
  await screen.rerender(around(<p>elsewhere</p>))
  platform.faults.clear()
  await screen.rerender(around(<PayForm platform={platform} />))
  await expect.poll(shownMessage).toContain('We don’t know yet whether it went through')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.poll(shownMessage).toBe('Paid')
  expect(payments(platform)).toHaveLength(1)
})

test('a form that is opened again hears of a late payment, and makes no second one', async () => {
  const { platform, around, screen } = await payLate(3_000)
  await expect.element(retry).toBeVisible()
  await screen.rerender(around(<p>elsewhere</p>))
  await screen.rerender(around(<PayForm platform={platform} />))
  expect(shownMessage()).toContain('It hasn’t gone through so far')
  await inTime(shownMessage).toBe('Paid')
  expect(payments(platform)).toHaveLength(1)
})
