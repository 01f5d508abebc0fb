import { listInvoices, payInvoice } from '@memberkit/contract/commerce/invoices'
import { checkCooldown } from '@memberkit/contract/commerce/payments'
import type { StandInPlatform } from '@memberkit/fixtures'
import { useResource } from '@memberkit/foundation'
import axe from 'axe-core'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isUnpaid } from '../shared/invoice-status.rules.ts'
import type { Invoice } from '../shared/received.ts'
import { type KitOptions, renderKit, spoken } from '../testing/render-kit.tsx'
import { PayAllDialog } from './PayAllDialog.tsx'

/** Everything unpaid in the list, as it was when the list came. */
function Round({ identityId }: { identityId: string }) {
  const list = useResource(listInvoices, { identityId })
  const [isOpen, setOpen] = useState(true)
  const [invoices, setInvoices] = useState<readonly Invoice[]>()
  if (list.state === 'ready' && !invoices) setInvoices(list.data.filter(isUnpaid))
  if (!invoices || !isOpen) return <p>closed</p>
  return <PayAllDialog identityId={identityId} invoices={invoices} onClose={() => setOpen(false)} />
}

async function open(options: Partial<KitOptions> & { identityId?: string } = {}) {
  const { identityId = 'member-ada', ...kit } = options
  return renderKit(<Round identityId={identityId} />, { scenario: 'invoices/pay-all', ...kit })
}

const dialog = page.getByRole('dialog')
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
/** In its place; the same words may be read out as well. */
const said = (words: string) => dialog.getByText(words, { exact: false }).first()
const states = () => [...document.querySelectorAll('[data-state]')].map((row) => row.getAttribute('data-state'))
const total = 'Pay $138.40'

async function barriers() {
  const { violations } = await axe.run(dialog.element())
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** The invoices that a payment was sent for, in order. */
const paidFor = (platform: StandInPlatform) => platform.calls.of(payInvoice).map(({ url }) => /inv-\d+/.exec(url)?.[0])

test('says what is paid, what it comes to, and with what', async () => {
  await open()
  await expect.element(dialog.getByRole('heading', { name: 'Pay 4 invoices' })).toBeVisible()
  expect(
    dialog
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Legal Plan Family2026-002204$29.95',
    'Book2026-002203$18.50',
    'Legal Plan Family2026-002202$29.95',
    'Document review2026-002201$60.00',
    'Total$138.40',
  ])
  await expect.element(dialog.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
  await expect.element(button(total)).toBeVisible()
  expect(await barriers()).toEqual([])
})

test('pays one after the other, and stops at a decline for good', async () => {
  const { platform, events } = await open()
  await button(total).click()
  await expect.element(button('Done')).toBeVisible()
  expect(states()).toEqual(['paid', 'paid', 'hardDeclined', 'skipped'])
  expect(paidFor(platform)).toEqual(['inv-2204', 'inv-2203', 'inv-2202'])
  expect(platform.calls.of(payInvoice)[1]).toMatchObject({
    body: { paymentMethodId: 'pm-1', amount: '18.50' },
    headers: { 'if-match': '1' },
  })
  await expect.element(said('Stopped: the bank declined this method for good.')).toBeVisible()
  expect(await barriers()).toEqual([])
  expect(events.filter(({ type }) => !type.startsWith('kit.')).map(({ type, data }) => [type, data])).toEqual([
    ['invoices.invoice.paid', { invoiceId: 'inv-2204', isFull: true }],
    ['invoices.invoice.paid', { invoiceId: 'inv-2203', isFull: true }],
    ['invoices.payment.declined', { invoiceId: 'inv-2202', isFinal: true }],
  ])
})

test('the end is read out once, and the focus is where one goes on', async () => {
  await open()
  await button(total).click()
  await expect.element(button('Done')).toHaveFocus()
  const end = 'Paid 2 of 4 invoices. Stopped: the bank declined this method for good.'
  await expect.poll(() => spoken().filter((line) => line === end)).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('closed')).toBeVisible()
})

test('the next payment is not sent before the one before it is answered', async () => {
  const { platform } = await open({ prepare: ({ outcomes }) => outcomes.set('*', 'APPROVED') })
  const first = platform.faults.add({ operation: payInvoice, kind: 'slow' })
  await expect.element(button(total)).not.toHaveAttribute('aria-disabled')
  const start = button(total).element() as HTMLButtonElement
  start.click()
  start.click()
  await expect.element(said('Paying invoice 2026-002204')).toBeVisible()
  await expect.poll(() => paidFor(platform)).toEqual(['inv-2204'])
  expect(states()).toEqual(['paying', 'waiting', 'waiting', 'waiting'])

  const second = platform.faults.add({ operation: payInvoice, kind: 'slow' })
  first.remove()
  await expect.element(said('Paying invoice 2026-002203')).toBeVisible()
  await expect.poll(() => paidFor(platform)).toEqual(['inv-2204', 'inv-2203'])
  expect(states()).toEqual(['paid', 'paying', 'waiting', 'waiting'])
  second.remove()
  await expect.element(said('Paid 4 of 4 invoices.')).toBeVisible()
  expect(paidFor(platform)).toEqual(['inv-2204', 'inv-2203', 'inv-2202', 'inv-2201'])
})

test('while it pays it cannot be closed', async () => {
  const { platform } = await open()
  const fault = platform.faults.add({ operation: payInvoice, kind: 'slow' })
  await button(total).click()
  await expect.element(said('Paying invoice 2026-002204')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  ;(button('Close').element() as HTMLButtonElement).click()
  await expect.element(dialog).toBeVisible()
  fault.remove()
  await expect.element(button('Done')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('closed')).toBeVisible()
})

test('a bank that does not answer stops it; what became of it is read, never paid, again', async () => {
  const { platform, events } = await open({ prepare: ({ outcomes }) => outcomes.set('*', 'APPROVED', 'TIMEDOUT') })
  await button(total).click()
  await expect.element(said('Stopped: we don’t know yet whether invoice 2026-002203 was charged.')).toBeVisible()
  expect(states()).toEqual(['paid', 'unknown', 'skipped', 'skipped'])
  expect(events.some(({ type }) => type === 'invoices.payment.unknown')).toBe(true)

  platform.clock.advance(60_000)
  await button('Check now').click()
  await expect.element(said('Paid 2 of 4 invoices.')).toBeVisible()
  expect(states()).toEqual(['paid', 'paid', 'skipped', 'skipped'])
  expect(button('Check now').elements()).toEqual([])
  expect(paidFor(platform)).toEqual(['inv-2204', 'inv-2203'])
})

test('an answer that is lost is looked up, and the round goes on when it had gone through', async () => {
  const { platform } = await open({
    prepare({ outcomes, faults }) {
      outcomes.set('*', 'APPROVED')
      faults.add({ operation: payInvoice, kind: 'dropped-after-commit', nth: 2, times: 1 })
    },
  })
  await button(total).click()
  await expect.element(said('Paid 4 of 4 invoices.')).toBeVisible()
  expect(paidFor(platform)).toEqual(['inv-2204', 'inv-2203', 'inv-2202', 'inv-2201'])
})

test('a service that fails stops it, with nothing charged for that invoice', async () => {
  const { platform } = await open({ prepare: ({ faults }) => faults.add({ operation: payInvoice, kind: 500, nth: 2 }) })
  await button(total).click()
  await expect
    .element(said('Stopped: the payment for invoice 2026-002203 couldn’t be sent. It wasn’t charged.'))
    .toBeVisible()
  expect(states()).toEqual(['paid', 'failed', 'skipped', 'skipped'])
  expect(paidFor(platform)).toEqual(['inv-2204', 'inv-2203'])
})

test('after a decline the bank’s break is kept: nothing more is sent with that method', async () => {
  const { platform } = await open({ prepare: ({ outcomes }) => outcomes.set('pm-1', 'DECLINED', 'APPROVED') })
  await button(total).click()
  await expect.element(said('Stopped: the bank asks for a break before this method is tried again.')).toBeVisible()
  expect(states()).toEqual(['declined', 'skipped', 'skipped', 'skipped'])
  expect(paidFor(platform)).toEqual(['inv-2204'])
})

test('where no break is asked for, a decline does not keep the others from being paid', async () => {
  const { platform } = await open({
    prepare(platform) {
      platform.outcomes.set('pm-1', 'DECLINED', 'APPROVED')
      const passTime = () => platform.clock.advance(11 * 60_000)
      platform.rival({ before: checkCooldown, as: platform.session, times: 9, act: passTime })
    },
  })
  await button(total).click()
  await expect.element(said('Paid 3 of 4 invoices.')).toBeVisible()
  expect(states()).toEqual(['declined', 'paid', 'paid', 'paid'])
  expect(paidFor(platform)).toHaveLength(4)
})

test('what was paid elsewhere meanwhile is left alone, and the others are paid', async () => {
  const { platform } = await open({
    prepare(platform) {
      platform.outcomes.set('*', 'APPROVED')
      platform.rival({
        before: payInvoice,
        as: platform.session,
        act() {
          const { invoices } = platform.store.invoices
          invoices.put({ ...invoices.get('inv-2203')!, status: 'PAID', paid: '18.50', due: '0.00', version: '5' })
        },
      })
    },
  })
  await button(total).click()
  await expect.element(said('Paid 3 of 4 invoices.')).toBeVisible()
  expect(states()).toEqual(['paid', 'settled', 'paid', 'paid'])
  await expect.element(said('Already paid')).toBeVisible()
  expect(paidFor(platform)).toHaveLength(4)
})

test('a method that has to rest cannot be used, another can', async () => {
  const { platform } = await open({ scenario: 'invoices/cooldown' })
  await expect.element(said('You can try again in 6:00')).toBeVisible()
  await expect.element(button('Pay $64.90')).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByText('Mastercard ending in 4444').click()
  await expect.element(button('Pay $64.90')).not.toHaveAttribute('aria-disabled')
  await button('Pay $64.90').click()
  await expect.element(said('Paid 1 of 1 invoice.')).toBeVisible()
  expect(platform.calls.of(payInvoice)[0]?.body).toEqual({ paymentMethodId: 'pm-2', amount: '64.90' })
})

test('nothing is paid as long as it is not known whether the bank allows it', async () => {
  const { platform } = await open({ prepare: ({ faults }) => faults.add({ operation: checkCooldown, kind: 409 }) })
  await expect.element(said('Paying is paused until we can.')).toBeVisible()
  await expect.element(button(total)).toHaveAttribute('aria-disabled', 'true')
  expect(platform.calls.of(payInvoice)).toEqual([])
})

test('invoices of two currencies are not added up', async () => {
  await open({ scenario: 'invoices/mixed-currencies', identityId: 'member-pat' })
  await expect.element(said('Choose invoices in one currency to pay them together.')).toBeVisible()
  expect(dialog.getByRole('listitem').elements()).toEqual([])
})

test('whoever pays for a member confirms it', async () => {
  const { platform } = await open({ scenario: 'invoices/staff', identityId: 'member-grace' })
  const start = dialog.getByRole('button', { name: /^Pay \$/ })
  await expect.element(start).not.toHaveAttribute('aria-disabled')
  await start.click()
  const consent = dialog.getByRole('checkbox', { name: 'I confirm this payment for Grace Sample' })
  await expect.element(consent).toHaveAccessibleDescription('Confirm that you pay for Grace Sample.')
  expect(platform.calls.of(payInvoice)).toEqual([])
  await consent.click()
  await start.click()
  await expect.element(button('Done')).toBeVisible()
  expect(platform.calls.of(payInvoice).length).toBeGreaterThan(0)
})
