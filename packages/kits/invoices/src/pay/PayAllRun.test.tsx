import { payInvoice } from '@memberkit/contract/commerce/invoices'
import { checkCooldown } from '@memberkit/contract/commerce/payments'
import { barriers, dialog, inDialog, said } from '@memberkit/testing/on-page'
import { spoken } from '@memberkit/testing/stage'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPayAll, paidFor, states, total } from './testing/pay-all-stage.tsx'

const otherMethod = dialog.getByRole('button', { name: /with another method$/ })

test('invoices are paid one by one, and a permanent decline stops the run', async () => {
  const { platform, events } = await openPayAll()
  await inDialog(total).click()
  await expect.element(inDialog('Done')).toBeVisible()
  expect(states()).toEqual(['paid', 'paid', 'hardDeclined', 'skipped'])
  expect(paidFor(platform)).toEqual(['inv-2201', 'inv-2202', 'inv-2203'])
  expect(platform.calls.of(payInvoice)[1]).toMatchObject({
    body: { paymentMethodId: 'pm-1', amount: '29.95' },
    headers: { 'if-match': '1' },
  })
  await expect.element(said('Stopped: the bank permanently declined this method.')).toBeVisible()
  const lines = dialog.getByRole('listitem').elements()
  const sumsFirst = lines.slice(0, 2).map(({ textContent }) => textContent)
  expect(sumsFirst).toEqual(['Paid$89.95', 'Still due$48.45'])
  expect(await barriers()).toEqual([])
  expect(events.filter(({ type }) => !type.startsWith('kit.')).map(({ type, data }) => [type, data])).toEqual([
    ['invoices.invoice.paid', { invoiceId: 'inv-2201', isFull: true }],
    ['invoices.invoice.paid', { invoiceId: 'inv-2202', isFull: true }],
    ['invoices.payment.declined', { invoiceId: 'inv-2203', isFinal: true }],
  ])
})

test('after a decline, what is known to be still due goes on with another method', async () => {
  const { platform } = await openPayAll({
    prepare: ({ outcomes }) => outcomes.set('*', 'APPROVED', 'APPROVED', 'HARD_DECLINED', 'APPROVED'),
  })
  await inDialog(total).click()
  await inDialog('Pay $48.45 with another method').click()
  await expect.element(dialog.getByRole('heading', { name: 'Pay 2 invoices' })).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: /Mastercard ending in 4444/ })).toBeChecked()
  expect(document.activeElement?.textContent).toMatch(/^Each invoice is charged/)
  await inDialog('Pay $48.45').click()
  await expect.element(said('Paid 2 of 2 invoices.')).toBeVisible()
  expect(paidFor(platform)).toEqual(['inv-2201', 'inv-2202', 'inv-2203', 'inv-2203', 'inv-2204'])
  expect(platform.calls.of(payInvoice)[3]?.body).toEqual({ paymentMethodId: 'pm-2', amount: '18.50' })
})

test('the result is announced once, and focus moves to Done', async () => {
  await openPayAll()
  await inDialog(total).click()
  await expect.element(inDialog('Done')).toHaveFocus()
  const end = 'Paid 2 of 4 invoices. Stopped: the bank permanently declined this method.'
  await expect.poll(() => spoken().filter((line) => line === end)).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('closed')).toBeVisible()
})

test('on a phone the outcome is in sight below the title', async () => {
  onTestFinished(() => page.viewport(1024, 768))
  await page.viewport(360, 640)
  await openPayAll()
  await inDialog(total).click()
  await expect.element(inDialog('Done')).toHaveFocus()
  const title = dialog.getByRole('heading', { name: 'Pay 4 invoices' }).element().closest('header')!
  const outcome = said('Paid 2 of 4 invoices').element()
  expect(outcome.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom)
})

test('a payment is sent only after the previous one has been answered', async () => {
  const { platform } = await openPayAll({ prepare: ({ outcomes }) => outcomes.set('*', 'APPROVED') })
  const first = platform.faults.add({ operation: payInvoice, kind: 'slow' })
  await expect.element(inDialog(total)).not.toHaveAttribute('aria-disabled')
  const start = inDialog(total).element() as HTMLButtonElement
  start.click()
  start.click()
  await expect.element(said('Paying invoice 2026-002201')).toBeVisible()
  await expect.poll(() => paidFor(platform)).toEqual(['inv-2201'])
  expect(states()).toEqual(['paying', 'waiting', 'waiting', 'waiting'])

  const second = platform.faults.add({ operation: payInvoice, kind: 'slow' })
  first.remove()
  await expect.element(said('Paying invoice 2026-002202')).toBeVisible()
  await expect.poll(() => paidFor(platform)).toEqual(['inv-2201', 'inv-2202'])
  expect(states()).toEqual(['paid', 'paying', 'waiting', 'waiting'])
  second.remove()
  await expect.element(said('Paid 4 of 4 invoices.')).toBeVisible()
  expect(paidFor(platform)).toEqual(['inv-2201', 'inv-2202', 'inv-2203', 'inv-2204'])
})

test('a bank timeout stops the run; the payment is then looked up, never repeated', async () => {
  skipTime()
  const { platform, events } = await openPayAll({
    prepare: ({ outcomes }) => outcomes.set('*', 'APPROVED', 'TIMEDOUT'),
  })
  // However slow the machine is, it isn't to be looked up before “Check now”.
  vi.setTimerTickMode('manual')
  await inDialog(total).click()
  await expect.element(said('Stopped: we don’t know yet whether invoice 2026-002202 was charged.')).toBeVisible()
  expect(states()).toEqual(['paid', 'unknown', 'skipped', 'skipped'])
  expect(events.some(({ type }) => type === 'invoices.payment.unknown')).toBe(true)

  platform.clock.advance(60_000)
  await inDialog('Check now').click()
  await expect.element(said('Paid 2 of 4 invoices.')).toBeVisible()
  expect(states()).toEqual(['paid', 'paid', 'skipped', 'skipped'])
  expect(inDialog('Check now').elements()).toEqual([])
  await expect.element(inDialog('Done')).toHaveFocus()
  expect(paidFor(platform)).toEqual(['inv-2201', 'inv-2202'])
})

test('a lost answer is looked up, and the run continues when the payment went through', async () => {
  const { platform } = await openPayAll({
    prepare({ outcomes, faults }) {
      outcomes.set('*', 'APPROVED')
      faults.add({ operation: payInvoice, kind: 'dropped-after-commit', nth: 2, times: 1 })
    },
  })
  await inDialog(total).click()
  await expect.element(said('Paid 4 of 4 invoices.')).toBeVisible()
  expect(paidFor(platform)).toEqual(['inv-2201', 'inv-2202', 'inv-2203', 'inv-2204'])
})

test.each(['resent', 'conflict-after-commit'] as const)(
  'a payment that is %s counts as paid once, and the run continues',
  async (kind) => {
    const { platform } = await openPayAll({
      prepare({ outcomes, faults }) {
        outcomes.set('*', 'APPROVED')
        faults.add({ operation: payInvoice, kind, nth: 2, times: 1 })
      },
    })
    await inDialog(total).click()
    await expect.element(said('Paid 4 of 4 invoices.')).toBeVisible()
    expect(states()).toEqual(['paid', 'paid', 'paid', 'paid'])
    expect(paidFor(platform)).toEqual(['inv-2201', 'inv-2202', 'inv-2203', 'inv-2204'])
    expect(platform.store.invoices.invoices.get('inv-2202')).toMatchObject({ paid: '29.95', due: '0.00' })
  },
)

test('a payment that is committed late stops the run, and is found without another request', async () => {
  skipTime()
  const { platform } = await openPayAll({
    prepare({ outcomes, faults }) {
      outcomes.set('*', 'APPROVED')
      faults.add({ operation: payInvoice, kind: 'committed-late', after: 20_000, nth: 2, times: 1 })
    },
  })
  await inDialog(total).click()
  await expect.element(said('Stopped: we don’t know yet whether invoice 2026-002202 was charged.')).toBeVisible()
  await inTime(states).toEqual(['paid', 'paid', 'skipped', 'skipped'])
  expect(paidFor(platform)).toEqual(['inv-2201', 'inv-2202'])
  expect(platform.store.invoices.invoices.get('inv-2202')).toMatchObject({ paid: '29.95', due: '0.00' })
})

test('a 500 stops the run as unknown, because the payment may still be committed', async () => {
  const { platform } = await openPayAll({
    prepare: ({ faults }) => faults.add({ operation: payInvoice, kind: 500, nth: 2 }),
  })
  await inDialog(total).click()
  await expect.element(said('Stopped: we don’t know yet whether invoice 2026-002202 was charged.')).toBeVisible()
  expect(states()).toEqual(['paid', 'unknown', 'skipped', 'skipped'])
  expect(otherMethod.query()).toBeNull()
  expect(paidFor(platform)).toEqual(['inv-2201', 'inv-2202'])
})

test('a refusal stops the run and is not called unreachable', async () => {
  const { platform } = await openPayAll({
    prepare: ({ faults }) => faults.add({ operation: payInvoice, kind: 403, nth: 2 }),
  })
  await inDialog(total).click()
  await expect.element(said('Stopped: the service didn’t accept the payment for invoice 2026-002202.')).toBeVisible()
  expect(states()).toEqual(['paid', 'failed', 'skipped', 'skipped'])
  expect(otherMethod.query()).toBeNull()
  expect(paidFor(platform)).toEqual(['inv-2201', 'inv-2202'])
})

test('a payment that another window is sending is not known, and was not refused by the service', async () => {
  let release = () => {}
  const held = navigator.locks.request(
    `memberkit invoices POST ${payInvoice.path} inv-2202`,
    () => new Promise<void>((resolve) => (release = resolve)),
  )
  const { platform } = await openPayAll()
  await inDialog(total).click()
  await expect.element(said('Stopped: invoice 2026-002202 is already being paid elsewhere.')).toBeVisible()
  expect(states()).toEqual(['paid', 'unknown', 'skipped', 'skipped'])
  expect(paidFor(platform)).toEqual(['inv-2201'])
  release()
  await held
})

test('a decline with a cooldown stops the run, and nothing more is sent with that method', async () => {
  const { platform } = await openPayAll({ prepare: ({ outcomes }) => outcomes.set('pm-1', 'DECLINED', 'APPROVED') })
  await inDialog(total).click()
  await expect.element(said('Stopped: the bank asks for a break before this method is tried again.')).toBeVisible()
  expect(states()).toEqual(['declined', 'skipped', 'skipped', 'skipped'])
  await expect.element(otherMethod).toHaveTextContent('Pay $138.40 with another method')
  expect(paidFor(platform)).toEqual(['inv-2201'])
})

test('a decline without a cooldown does not stop the run', async () => {
  const { platform } = await openPayAll({
    prepare(platform) {
      platform.outcomes.set('pm-1', 'DECLINED', 'APPROVED')
      const passTime = () => platform.clock.advance(11 * 60_000)
      platform.rival({ before: checkCooldown, as: platform.session, times: 9, act: passTime })
    },
  })
  await inDialog(total).click()
  await expect.element(said('Paid 3 of 4 invoices.')).toBeVisible()
  expect(states()).toEqual(['declined', 'paid', 'paid', 'paid'])
  expect(paidFor(platform)).toHaveLength(4)
})

test('an invoice paid elsewhere meanwhile is skipped, and the others are paid', async () => {
  const { platform } = await openPayAll({
    prepare(platform) {
      platform.outcomes.set('*', 'APPROVED')
      platform.rival({
        before: payInvoice,
        as: platform.session,
        act() {
          const { invoices } = platform.store.invoices
          const owed = invoices.get('inv-2202')!
          const transaction = { id: 'tx-9', status: 'APPROVED', type: 'SALE', at: platform.clock.now() } as const
          const line = {
            id: 'item-9',
            type: 'TRANSACTION',
            action: 'ADDED',
            label: 'Payment',
            amount: '29.95',
          } as const
          const items = [...owed.items, { ...line, transaction: { ...transaction, paymentMethodId: 'pm-2' } }]
          invoices.put({ ...owed, items, status: 'PAID', paid: '29.95', due: '0.00', version: '5' })
        },
      })
    },
  })
  await inDialog(total).click()
  await expect.element(said('Paid 3 of 4 invoices.')).toBeVisible()
  expect(states()).toEqual(['paid', 'settled', 'paid', 'paid'])
  await expect.element(said('Already paid')).toBeVisible()
  expect(paidFor(platform)).toHaveLength(4)
})
