import { getInvoice, payInvoice } from '@memberkit/contract/commerce/invoices'
import type { FaultKind, MockPlatform } from '@memberkit/fixtures'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { usePermission } from '../permission/index.ts'
import { PayForm } from '../testing/PayForm.tsx'
import { spoken, stage } from '@memberkit/testing/stage'

const payments = ({ calls }: MockPlatform) => calls.of(payInvoice)
const shownMessage = () =>
  [...document.querySelectorAll('[data-mk-action]')].map(({ textContent }) => textContent).join(' ')
const pay = page.getByRole('button', { name: 'Pay', exact: true })

test('a double click, or two calls in one handler, sends one request', async () => {
  const { platform, show, events } = stage()
  const onDone = vi.fn()
  // Both clicks precede the response, however slow the machine is.
  const slow = platform.faults.add({ operation: payInvoice, kind: 'slow' })
  await show(<PayForm platform={platform} times={2} onDone={onDone} />)
  await userEvent.dblClick(pay)
  slow.remove()
  await expect.poll(shownMessage).toContain('Paid')
  expect(payments(platform)).toHaveLength(1)
  expect(onDone).toHaveBeenCalledOnce()
  expect(events('kit.action.ended').map(({ data }) => data)).toEqual([{ action: 'invoices.pay', outcome: 'done' }])
  await expect.poll(() => spoken()).toEqual(['Paid'])
})

test('a done action refetches the data it changes, in every component that shows it', async () => {
  const { platform, show } = stage()
  await show(<PayForm platform={platform} />)
  await expect.element(page.getByText('paid 0.00')).toBeVisible()
  await pay.click()
  await expect.element(page.getByText('paid 10.00')).toBeVisible()
})

test('while the outcome is unknown, the submit button looks it up instead of sending again', async () => {
  const { platform, show } = stage()
  await show(<PayForm platform={platform} />)
  await expect.element(page.getByText('paid 0.00')).toBeVisible()
  platform.faults.add({ operation: payInvoice, kind: 'dropped-after-commit', times: 1 })
  platform.faults.add({ operation: getInvoice, kind: 404, times: 1 })
  await pay.click()
  await expect.element(page.getByText('We don’t know yet whether it went through')).toBeVisible()
  await expect.element(page.getByText('paid 10.00')).toBeVisible()
  await pay.click()
  await expect.poll(shownMessage).toContain('Paid')
  expect(payments(platform)).toHaveLength(1)
})

interface FaultCase {
  kind: FaultKind
  title: string
  /** The way to go on once the trouble is over; absent if there is none. */
  then?: 'Try again' | 'already done'
}

describe.each<FaultCase>([
  { kind: 400, title: 'Please check what you entered', then: 'Try again' },
  { kind: 401, title: 'You’re signed out', then: 'Try again' },
  { kind: 403, title: 'You don’t have permission to do this' },
  { kind: 404, title: 'This no longer exists' },
  { kind: 409, title: 'This isn’t possible right now', then: 'Try again' },
  { kind: 412, title: 'This has changed', then: 'Try again' },
  { kind: 418, title: 'The service didn’t accept this', then: 'Try again' },
  { kind: 422, title: 'Please check what you entered', then: 'Try again' },
  { kind: 500, title: 'It hasn’t gone through so far', then: 'Try again' },
  { kind: 503, title: 'It hasn’t gone through so far', then: 'Try again' },
  { kind: 'offline', title: 'It hasn’t gone through so far', then: 'Try again' },
  { kind: 'resent', title: 'Paid', then: 'already done' },
  { kind: 'conflict-after-commit', title: 'Paid', then: 'already done' },
  { kind: 'dropped-after-commit', title: 'Paid', then: 'already done' },
  { kind: 'malformed-body', title: 'Paid', then: 'already done' },
  { kind: 'empty-body', title: 'Paid', then: 'already done' },
])('a payment answered with $kind', ({ kind, title, then }) => {
  test('states the outcome, keeps the input, never resends by itself, and lets the user go on', async () => {
    const { platform, show } = stage()
    await show(<PayForm platform={platform} />)
    const amount = page.getByLabelText('Amount')
    await userEvent.fill(amount, '12.00')
    const fault = platform.faults.add({ operation: payInvoice, kind })
    await pay.click()

    await expect.poll(shownMessage).toContain(title)
    await expect.element(amount).toHaveValue('12.00')
    expect(payments(platform)).toHaveLength(1)

    fault.remove()
    const retry = page.getByRole('button', { name: 'Try again' })
    if (then !== 'Try again') return expect(retry.query()).toBeNull()
    await retry.click()
    await expect.poll(shownMessage).toContain('Paid')
    await expect.element(page.getByText('paid 12.00')).toBeVisible()
    expect(payments(platform)).toHaveLength(2)
  })
})

test('429 disables retry until Retry-After elapses', async () => {
  const { platform, show } = stage()
  await show(<PayForm platform={platform} />)
  platform.faults.add({ operation: payInvoice, kind: 429 })
  await pay.click()
  const retry = page.getByRole('button', { name: /Try again in \d+ seconds/ })
  await expect.element(retry).toHaveAttribute('aria-disabled', 'true')
  await retry.click({ force: true })
  expect(payments(platform)).toHaveLength(1)
})

test('a lost answer is looked up with a GET before a retry is offered, never by paying again', async () => {
  const { platform, show } = stage()
  await show(<PayForm platform={platform} />)
  await expect.element(pay).toBeEnabled()
  platform.faults.add({ operation: payInvoice, kind: 'dropped-after-commit' })
  const reading = platform.faults.add({ operation: getInvoice, kind: 'slow' })
  await pay.click()

  await expect.element(page.getByText('We’re checking what happened')).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull()
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true')
  reading.remove()

  await expect.poll(shownMessage).toContain('Paid')
  expect(payments(platform)).toHaveLength(1)
})

test('an outcome that stays unclear offers only “Check again”', async () => {
  const { platform, show } = stage()
  const screen = await show(<PayForm platform={platform} verdict={{ outcome: 'unclear' }} />)
  platform.faults.add({ operation: payInvoice, kind: 'dropped-after-commit' })
  await pay.click()
  await expect.element(page.getByText('We don’t know yet whether it went through')).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.poll(shownMessage).toContain('We don’t know yet')
  expect(payments(platform)).toHaveLength(1)
  await screen.unmount()
})

test('a background refetch does not make a committed payment look undone', async () => {
  const { platform, show } = stage()
  await show(<PayForm platform={platform} />)
  await expect.element(page.getByText('paid 0.00')).toBeVisible()
  platform.faults.add({ operation: payInvoice, kind: 'dropped-after-commit' })
  const reading = platform.faults.add({ operation: getInvoice, kind: 404, times: 1 })
  await pay.click()
  await expect.element(page.getByText('We don’t know yet whether it went through')).toBeVisible()
  reading.remove()
  // The page now shows the payment, so that a comparison begun anew would find no change.
  await expect.element(page.getByText('paid 10.00')).toBeVisible()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.poll(shownMessage).toContain('Paid')
  expect(payments(platform)).toHaveLength(1)
})

test('412 refetches the entity, and a retry sends the newest version', async () => {
  const { platform, show } = stage()
  await show(<PayForm platform={platform} />)
  await expect.element(page.getByText('paid 0.00')).toBeVisible()
  const readings = platform.calls.of(getInvoice).length
  const { invoiceId } = platform.subject
  const stored = platform.store.invoices.invoices.get(invoiceId)!
  platform.store.invoices.invoices.put({ ...stored, version: '77' })
  await pay.click()
  await expect.element(page.getByText('This has changed')).toBeVisible()
  await expect.poll(() => platform.calls.of(getInvoice).length).toBeGreaterThan(readings)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(shownMessage).toContain('Paid')
  expect(payments(platform).at(-1)?.headers['if-match']).toContain('77')
})

test('403 revokes the permission for the rest of the visit', async () => {
  const { platform, show } = stage({ can: () => true })
  const MayPay = () => <p>{usePermission('invoices.pay') ? 'may pay' : 'may not pay'}</p>
  await show(
    <>
      <MayPay />
      <PayForm platform={platform} permission="invoices.pay" />
    </>,
  )
  await expect.element(page.getByText('may pay', { exact: true })).toBeVisible()
  platform.faults.add({ operation: payInvoice, kind: 403 })
  await pay.click()
  await expect.element(page.getByText('may not pay')).toBeVisible()
})

test('401 offers sign-in in a new tab, so that the input is kept', async () => {
  const { platform, show } = stage()
  await show(<PayForm platform={platform} />)
  platform.faults.add({ operation: payInvoice, kind: 401 })
  await pay.click()
  const link = page.getByRole('link', { name: 'Sign in in a new tab' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('https://login.example.com/in?app='))
})

test('422 shows its message at the field it names', async () => {
  const { platform, show } = stage()
  await show(<PayForm platform={platform} />)
  const body = { error: { code: 'INVALID', message: 'More than is due', field: 'amount' } }
  platform.faults.add({ operation: payInvoice, kind: 422, body })
  await pay.click()
  await expect.element(page.getByLabelText('Amount')).toHaveAccessibleDescription('More than is due')
})

test('every outcome is announced once', async () => {
  const { platform, show } = stage()
  await show(<PayForm platform={platform} />)
  platform.faults.add({ operation: payInvoice, kind: 409 })
  await pay.click()
  await expect
    .poll(() => spoken('assertive'))
    .toEqual([
      'This isn’t possible right now. It may have changed since you opened it. Check that what you see is still right, then try again.',
    ])
  expect(document.querySelectorAll('[data-mk-action] :is([role=alert],[role=status])')).toHaveLength(0)
})

test('an action outlives its component: onDone runs, and the lock is released', async () => {
  const { platform, around, show } = stage()
  const slow = platform.faults.add({ operation: payInvoice, kind: 'slow' })
  const onDone = vi.fn()
  const screen = await show(<PayForm platform={platform} onDone={onDone} />)
  await pay.click()
  await screen.rerender(around(null))
  slow.remove()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  await screen.rerender(around(<PayForm platform={platform} />))
  await expect.element(page.getByText('paid 10.00')).toBeVisible()
  await pay.click()
  await expect.element(page.getByText('paid 20.00')).toBeVisible()
})
