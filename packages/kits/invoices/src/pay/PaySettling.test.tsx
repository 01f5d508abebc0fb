import { getInvoice, payInvoice } from '@memberkit/contract/commerce/invoices'
import { checkCooldown } from '@memberkit/contract/commerce/payments'
import type { MockPlatform } from '@memberkit/fixtures'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import { allRead } from '@memberkit/testing/all-read'
import { expect, test, vi } from 'vitest'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { button, dialog, heading, inDialog, said, text } from '@memberkit/testing/on-page'
import { hear, spoken } from '@memberkit/testing/stage'
import { openKit } from '../testing/open-kit.tsx'

async function payIn(scenario: ScenarioName, prepare?: (platform: MockPlatform) => void) {
  skipTime()
  const kit = await openKit({ scenario, prepare })
  await button('Pay $64.90').first().click()
  await inDialog('Review payment').click()
  await inDialog('Pay $64.90').click()
  return kit
}

/** A payment made a moment ago that has no outcome, and gets none. */
function addOpenCharge({ store, clock }: MockPlatform, status: 'CREATED' | 'TIMEDOUT' = 'CREATED') {
  const { invoices } = store.invoices
  const owed = invoices.get('inv-2003')!
  const transaction = {
    id: 'tx-open',
    status,
    type: 'SALE',
    at: clock.now(),
    paymentMethodId: 'pm-1',
  } as const
  const line = { id: 'item-open', type: 'TRANSACTION', action: 'ADDED', label: 'Payment', amount: '64.90' } as const
  invoices.put({ ...owed, items: [...owed.items, { ...line, transaction }] })
}

const unknown = 'We don’t know yet whether you were charged'

test('a bank timeout is polled until the outcome is known, never paid again', async () => {
  const { platform, events } = await payIn('invoices/pay-timed-out')
  await expect.element(said(unknown)).toBeVisible()
  expect(inDialog(/Try again|Pay /).query()).toBeNull()
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(said('Paid $64.90')).toBeVisible()
  await expect.element(text('Nothing due')).toBeInTheDocument()
  expect(platform.calls.of(payInvoice)).toHaveLength(1)
  expect(events.map(({ type }) => type).filter((type) => type.includes('pa'))).toEqual([
    'invoices.payment.unknown',
    'invoices.invoice.paid',
  ])
})

test('polls after 1, 2, 4 and 8 seconds, and stops once the outcome is known', async () => {
  const { platform, queryClient } = await openKit({
    scenario: 'invoices/pay-approved',
    prepare: (one) => addOpenCharge(one),
  })
  skipTime()
  const polls: number[] = []
  let seen = 0
  platform.calls.subscribe(() => {
    const { length } = platform.calls.of(getInvoice)
    if (length > seen) polls.push(Date.now())
    seen = length
  })
  await button('Pay $64.90').first().click()
  await expect.element(said('Your payment is on its way')).toBeVisible()
  /** Second by second, with what each brings. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await vi.advanceTimersByTimeAsync(1000)
      await allRead({ queryClient })
    }
  }
  await pass(16)
  const waits = polls.map((at, index) => Math.round((at - (polls[index - 1] ?? at)) / 1000))
  // The first two are the dialog's own, of which a double mount cancels one.
  expect(waits.filter(Boolean)).toEqual([1, 2, 4, 8])

  const { invoices } = platform.store.invoices
  invoices.put({ ...invoices.get('inv-2003')!, status: 'PAID', paid: '64.90', due: '0.00', items: [] })
  await pass(16)
  await expect.element(dialog.getByText('Paid $64.90')).toBeVisible()
  const { length } = polls
  await vi.advanceTimersByTimeAsync(120_000)
  expect(polls).toHaveLength(length)
})

test('while the bank has not answered, the invoice offers “Check payment” instead of Pay', async () => {
  const { platform } = await openKit({
    scenario: 'invoices/pay-approved',
    address: '/?invoice=inv-2003',
    prepare: (one) => addOpenCharge(one, 'TIMEDOUT'),
  })
  await button('Check payment').click()
  await expect.element(dialog.getByRole('heading', { name: 'Payment for invoice 2026-002003' })).toBeVisible()
  await expect.element(said(unknown)).toBeVisible()
  expect(button(/^Pay /).query()).toBeNull()
  expect(platform.calls.of(payInvoice)).toEqual([])
})

test('“Check now” polls at once', async () => {
  const { platform } = await openKit({
    scenario: 'invoices/pay-approved',
    prepare: (one) => addOpenCharge(one, 'TIMEDOUT'),
  })
  skipTime()
  await button('Pay $64.90').first().click()
  await expect.element(said(unknown)).toBeVisible()
  // By itself it polls again in many seconds only.
  await vi.advanceTimersByTimeAsync(17_000)
  const polls = platform.calls.of(getInvoice).length
  await inDialog('Check now').click()
  await expect.poll(() => platform.calls.of(getInvoice)).toHaveLength(polls + 1)
})

test('a late decline starts a cooldown as well', async () => {
  const { platform } = await payIn('invoices/pay-timed-out-then-declined')
  await expect.element(said(unknown)).toBeVisible()
  await vi.advanceTimersByTimeAsync(4_000)
  await expect.element(said('The bank declined the payment')).toBeVisible()
  await inDialog('Try again').click()
  await expect.element(dialog.getByRole('timer')).toBeVisible()
  await expect.element(inDialog('Review payment')).toHaveAttribute('aria-disabled', 'true')
  expect(platform.calls.of(payInvoice)).toHaveLength(1)
})

test('an outcome that changes while focused is announced', async () => {
  await payIn('invoices/pay-timed-out-then-declined')
  await expect.element(said(unknown)).toBeVisible()
  await vi.advanceTimersByTimeAsync(4_000)
  await expect.element(said('The bank declined the payment')).toBeVisible()
  await expect.poll(() => spoken()).toContain('The bank declined the payment')
})

test('a processing payment is polled, and its outcome is announced once', async () => {
  await payIn('invoices/pay-processing')
  await expect.element(said('Your payment is on its way')).toBeVisible()
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.element(said('Paid $64.90')).toBeVisible()
  await expect.poll(() => spoken()).toEqual(['Paid $64.90 for invoice 2026-002003.'])
})

test('polling continues after the dialog closes: list, event and announcement report the outcome', async () => {
  let held = { remove() {} }
  const { platform, events } = await payIn('invoices/pay-processing', ({ faults }) => {
    held = faults.add({ operation: getInvoice, kind: 'slow' })
  })
  const heard = hear()
  await expect.element(said('Your payment is on its way')).toBeVisible()
  await inDialog('Close').first().click()
  await expect.element(dialog).not.toBeInTheDocument()
  held.remove()
  await inTime(() => heard.join()).toContain('Paid $64.90 for invoice 2026-002003.')
  await expect.element(text('Nothing due')).toBeInTheDocument()
  expect(events.filter(({ type }) => type === 'invoices.invoice.paid')).toHaveLength(1)
  const polls = platform.calls.of(getInvoice).length
  await vi.advanceTimersByTimeAsync(120_000)
  expect(platform.calls.of(getInvoice)).toHaveLength(polls)
})

test('a decline after the dialog closes is announced as well', async () => {
  let held = { remove() {} }
  await payIn('invoices/pay-timed-out-then-declined', ({ faults }) => {
    held = faults.add({ operation: getInvoice, kind: 'slow' })
  })
  const heard = hear()
  await expect.element(said(unknown)).toBeVisible()
  await inDialog('Close').first().click()
  await expect.element(dialog).not.toBeInTheDocument()
  held.remove()
  await inTime(() => heard.join()).toContain('The payment of $64.90 for invoice 2026-002003 was declined.')
})

test('unmounting the kit stops polling', async () => {
  skipTime()
  const { platform, screen } = await openKit({
    scenario: 'invoices/pay-approved',
    prepare: (one) => addOpenCharge(one),
  })
  await button('Pay $64.90').first().click()
  await expect.element(said('Your payment is on its way')).toBeVisible()
  await screen.unmount()
  const polls = platform.calls.of(getInvoice).length
  await vi.advanceTimersByTimeAsync(120_000)
  expect(platform.calls.of(getInvoice)).toHaveLength(polls)
})

test('reopening an unanswered payment shows it and offers no second one', async () => {
  const { platform } = await payIn('invoices/pay-timed-out')
  await expect.element(said(unknown)).toBeVisible()
  // However slow the machine is, the bank is not to answer before it is asked to.
  vi.setTimerTickMode('manual')
  await inDialog('Close').first().click()
  await button('Pay $64.90').first().click()
  await expect.element(said(unknown)).toBeVisible()
  expect(inDialog('Review payment').query()).toBeNull()
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(said('Paid $64.90')).toBeVisible()
  expect(platform.calls.of(payInvoice)).toHaveLength(1)
})

test('after a decline, another method can pay at once, without a cooldown', async () => {
  const { platform, events } = await payIn('invoices/pay-declined')
  await expect.element(said('The bank declined the payment')).toBeVisible()
  await inDialog('Pay with another method').click()
  await expect.element(dialog.getByRole('radio', { name: 'Mastercard ending in 4444' })).toBeChecked()
  await expect.element(dialog.getByRole('radio', { name: 'Mastercard ending in 4444' })).toHaveFocus()
  expect(dialog.getByRole('timer').query()).toBeNull()
  await inDialog('Review payment').click()
  await inDialog('Pay $64.90').click()
  await expect.element(said('Paid $64.90')).toBeVisible()
  await expect.element(said('Mastercard ending in 4444')).toBeVisible()
  expect(
    platform.calls.of(payInvoice).map(({ body }) => (body as { paymentMethodId: string }).paymentMethodId),
  ).toEqual(['pm-1', 'pm-2'])
  expect(events.filter(({ type }) => type === 'invoices.payment.declined').map(({ data }) => data)).toEqual([
    { invoiceId: 'inv-2003', isFinal: false },
  ])
})

test('after a decline, a retry with the same method waits for its cooldown', async () => {
  await payIn('invoices/pay-declined')
  await inDialog('Try again').click()
  await expect.element(dialog.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
  await expect.element(dialog.getByRole('timer')).toMatchTextContent(/^You can try again in (10:00|9:5\d)$/)
  await expect.element(inDialog('Review payment')).toHaveAttribute('aria-disabled', 'true')
})

test('a permanent decline blocks the method for the invoice, with the reason', async () => {
  const { events } = await payIn('invoices/pay-hard-declined')
  await expect.element(said('This payment method can’t be used')).toBeVisible()
  expect(inDialog('Try again').query()).toBeNull()
  await inDialog('Pay with another method').click()
  const visa = dialog.getByRole('radio', { name: 'Visa ending in 4242' })
  await expect.element(visa).toBeDisabled()
  await expect.element(visa).toHaveAccessibleDescription(/the bank permanently declined it/)
  await expect.element(dialog.getByRole('radio', { name: 'Mastercard ending in 4444' })).toBeChecked()
  expect(events.find(({ type }) => type === 'invoices.payment.declined')?.data).toMatchObject({ isFinal: true })
})

test('a cooldown has a timer and an announced end, and another method can pay', async () => {
  skipTime()
  await openKit({ scenario: 'invoices/cooldown' })
  await button('Pay $64.90').click()
  const timer = dialog.getByRole('timer')
  await expect.element(timer).toMatchTextContent(/^You can try again in (6:00|5:5\d)$/)
  await expect.element(said('You can pay with another method now.')).toBeVisible()
  const next = inDialog('Review payment')
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await next.click({ force: true })
  expect(inDialog('Back').query()).toBeNull()

  await dialog.getByText('Mastercard ending in 4444').click()
  expect(timer.query()).toBeNull()
  await expect.element(next).not.toHaveAttribute('aria-disabled')

  await dialog.getByText('Visa ending in 4242').click()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(timer).not.toMatchTextContent(/6:00|5:5\d/)
  await expect.element(timer).toBeVisible()
  const heard = hear()
  await vi.advanceTimersByTimeAsync(300_000)
  await expect.element(timer).not.toBeInTheDocument()
  await expect.poll(() => heard).toContain('You can try again now.')
  await next.click()
  await expect.element(inDialog('Back')).toBeVisible()
})

test('paying is paused while the cooldown is unknown, and can be checked again', async () => {
  skipTime()
  let down = { remove() {} }
  await openKit({
    scenario: 'invoices/pay-approved',
    prepare: ({ faults }) => (down = faults.add({ operation: checkCooldown, kind: 500 })),
  })
  await button('Pay $64.90').click()
  await expect.element(said('Paying is paused until we can.')).toBeVisible()
  await expect.element(inDialog('Review payment')).toHaveAttribute('aria-disabled', 'true')
  down.remove()
  await inDialog('Check again').click()
  await expect.element(inDialog('Review payment')).not.toHaveAttribute('aria-disabled')
})

test('closing the dialog restores focus to its button', async () => {
  await openKit({ scenario: 'invoices/pay-approved' })
  await button('Pay $64.90').click()
  await inDialog('Cancel').click()
  await expect.element(button('Pay $64.90')).toHaveFocus()
  await expect.element(heading('Invoices')).toBeVisible()
})
