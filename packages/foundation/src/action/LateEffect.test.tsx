import { getInvoice, payInvoice } from '@memberkit/contract/commerce/invoices'
import type { MockPlatform } from '@memberkit/fixtures'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PayForm } from '../testing/PayForm.tsx'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { hear, stage } from '@memberkit/testing/stage'

const said = () => [...document.querySelectorAll('[data-mk-action]')].map(({ textContent }) => textContent).join(' ')
const pay = page.getByRole('button', { name: 'Pay', exact: true })
const again = page.getByRole('button', { name: 'Try again' })
const payments = ({ calls }: MockPlatform) => calls.of(payInvoice)
const paid = (platform: MockPlatform) => platform.store.invoices.invoices.get(platform.subject.invoiceId)?.paid

async function payLate(after: number, options: { isUnversioned?: boolean } = {}) {
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

test('it never says that nothing has happened; what comes 3 s later is found, said, and paid once', async () => {
  const { platform, heard } = await payLate(3_000)
  await expect.poll(said).toContain('It hasn’t gone through so far')
  expect(said()).not.toMatch(/nothing has happened|safely/)
  await inTime(said).toBe('Paid')
  expect(heard).toContain('Paid')
  expect(payments(platform)).toHaveLength(1)
  expect(paid(platform)).toBe('10.00')
})

test('trying again looks once more before it sends', async () => {
  const { platform } = await payLate(500)
  await expect.element(again).toBeVisible()
  platform.faults.clear()
  await vi.advanceTimersByTimeAsync(500)
  await again.click()
  await expect.poll(said).toBe('Paid')
  expect(payments(platform)).toHaveLength(1)
  expect(paid(platform)).toBe('10.00')
})

test('trying again before the late effect: the service carries out one of the two', async () => {
  const { platform } = await payLate(20_000)
  await again.click()
  await expect.poll(said).toBe('Paid')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(payments(platform).map(({ status }) => status)).toEqual([504, 200])
  expect(paid(platform)).toBe('10.00')
})

test('somebody else changes it before trying again: nothing is sent on a version that nobody has seen', async () => {
  const { platform } = await payLate(3_600_000)
  await expect.element(again).toBeVisible()
  const { invoices } = platform.store.invoices
  invoices.put({ ...invoices.get(platform.subject.invoiceId)!, version: '77' })
  await again.click()
  await expect.poll(said).toContain('This has changed')
  expect(payments(platform)).toHaveLength(1)
})

test('when nobody can look before trying again, nothing is sent', async () => {
  const { platform } = await payLate(3_600_000)
  await expect.element(again).toBeVisible()
  platform.faults.add({ operation: getInvoice, kind: 503, times: 1 })
  await again.click()
  await expect.poll(said).toContain('We don’t know yet whether it went through')
  expect(payments(platform)).toHaveLength(1)
})

test('without a version it says plainly that it could happen twice', async () => {
  const { platform } = await payLate(3_600_000, { isUnversioned: true })
  await expect.poll(said).toContain('We’re looking up whether it went through')
  expect(again.query()).toBeNull()
  await inTime(said).toContain('if you try again and it does, it happens twice')
  expect(payments(platform)).toHaveLength(1)
})

test('the look-up goes on when the form has gone, and what it finds is announced', async () => {
  const { platform, around, screen, events, heard } = await payLate(3_000)
  await expect.element(again).toBeVisible()
  await screen.rerender(around(<p>elsewhere</p>))
  await inTime(() => heard).toContain('Paid')
  expect(events('kit.action.ended').map(({ data }) => data)).toMatchObject([{ outcome: 'failed' }, { outcome: 'done' }])
  expect(paid(platform)).toBe('10.00')
})

test('that it takes long is read out, and so is the look-up', async () => {
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
