import {
  createCharge,
  createChargeV2,
  createRefund,
  createSale,
  findTransactions,
} from '@memberkit/contract/commerce/payments'
import { barriers, button, dialog, field, inDialog, said } from '@memberkit/testing/on-page'
import { enter, press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { openTransactions, type OpenOptions } from '../testing/open-transactions.tsx'
import { choose, goToReview, type MoneyCase, moneyCases } from './testing/cases.ts'

const staff = (options: OpenOptions = {}) => openTransactions({ scenario: 'payments/transactions-staff', ...options })
const sale = moneyCases.find(({ name }) => name === 'sale')!

test.each(moneyCases)('$name: says what happens, sends it once, and what became of it', async (one) => {
  const { platform, events } = await staff({ address: one.address })
  await choose(one)
  await goToReview(one)
  await expect.element(said(one.review)).toBeVisible()
  expect(await barriers()).toEqual([])
  const before = platform.calls.entries.length
  await press(inDialog(one.submit))
  await expect.element(dialog.getByText(one.done, { exact: true })).toBeVisible()
  const [sent] = platform.calls.entries
    .slice(before)
    .filter(({ method, operation }) => method === 'POST' && operation !== findTransactions)
  expect({ path: new URL(sent!.url).pathname, body: sent!.body }).toEqual({ path: one.path, body: one.body })
  const made = events.filter(({ type }) => type === 'payments.transaction.created')
  expect(made).toHaveLength(1)
  expect(made[0]?.data).toMatchObject({ status: 'APPROVED' })
  await press(inDialog('Done'))
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a host charges with the first version of the call', async () => {
  const { platform } = await staff({ chargeVersion: 1 })
  const charge = moneyCases.find(({ name }) => name === 'charge')!
  await choose(charge)
  await goToReview(charge)
  await press(inDialog(charge.submit))
  await expect.element(dialog.getByText(charge.done, { exact: true })).toBeVisible()
  expect([platform.calls.of(createCharge).length, platform.calls.of(createChargeV2).length]).toEqual([1, 0])
})

test('no charge without the confirmation for the member, nor without the amount typed again', async () => {
  const { platform } = await staff({ retypeAbove: '10.00' })
  await choose(sale)
  await sale.fill?.()
  await press(inDialog('Review'))
  await press(inDialog(sale.submit))
  await expect.element(said('Confirm that you act for this member.')).toBeVisible()
  await press(dialog.getByRole('checkbox'))
  await enter(dialog.getByLabelText(/^Type the amount/), '20.01')
  await press(inDialog(sale.submit))
  await expect.element(said('The amount doesn’t match $20.00.')).toBeVisible()
  expect(platform.calls.of(createSale)).toHaveLength(0)
})

async function sendSale(options: OpenOptions, method = 'Visa ending in 4242') {
  const stage = await staff(options)
  const one: MoneyCase = {
    ...sale,
    async fill() {
      await press(dialog.getByText(method))
      await enter(field('Amount'), '20.00')
    },
  }
  await choose(one)
  await goToReview(one)
  await press(inDialog(one.submit))
  return stage
}

test('a decline says so; the same method rests, another one can be charged', async () => {
  await sendSale({ scenario: 'payments/transactions-declines' })
  await expect.element(said('The bank declined it')).toBeVisible()
  await expect.element(said('Insufficient funds')).toBeVisible()
  await press(inDialog('Try again'))
  await expect.element(said('You can try again in')).toBeVisible()
  await expect.element(inDialog('Review')).toHaveAttribute('aria-disabled', 'true')
  await press(dialog.getByText('Mastercard ending in 4444'))
  await expect.element(inDialog('Review')).not.toHaveAttribute('aria-disabled', 'true')
})

test('a permanent decline blocks the method, with the bank’s reason', async () => {
  await sendSale({ scenario: 'payments/transactions-hard-declines' })
  await expect.element(said('The bank’s reason: Stolen card.')).toBeVisible()
  expect(inDialog('Try again').query()).toBeNull()
  await press(inDialog('Use another method'))
  await expect.element(said('Visa ending in 4242: Stolen card')).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: /^Visa/ })).toBeDisabled()
  await expect.element(dialog.getByRole('radio', { name: /^Mastercard/ })).toBeChecked()
})

test('without the bank’s answer nothing is claimed nor offered but to look, and the answer is told when it comes', async () => {
  skipTime()
  const { platform } = await sendSale(
    { scenario: 'payments/transactions-timed-out' },
    'Checking account ending in 6789',
  )
  await expect.element(said('We don’t know yet whether money moved')).toBeVisible()
  expect(inDialog('Try again').query()).toBeNull()
  const searches = platform.calls.of(findTransactions).length
  await press(inDialog('Check now'))
  await expect.poll(() => platform.calls.of(findTransactions).length).toBeGreaterThan(searches)
  await inTime(() => dialog.getByText('Charged $20.00', { exact: true }).query()).not.toBeNull()
  expect(platform.calls.of(createSale)).toHaveLength(1)
})

test('nothing is sent to a method whose last attempt is open; one that was never answered is told', async () => {
  await staff({ scenario: 'payments/transactions-timed-out' })
  await choose(sale)
  await expect.element(said('The bank hasn’t answered the attempt of $49.90')).toBeVisible()
  await expect.element(inDialog('Review')).toHaveAttribute('aria-disabled', 'true')
  await press(dialog.getByText('Mastercard ending in 4444'))
  await expect.element(said('If it was, this is a second one: that can’t be ruled out.')).toBeVisible()
  await expect.element(inDialog('Review')).not.toHaveAttribute('aria-disabled', 'true')
})

test('never more than what is left is refunded, and less may be left where a refund belongs to no known payment', async () => {
  await staff({ scenario: 'payments/transactions-ambiguous', address: '/?transaction=tx-201' })
  await choose({ name: 'refund', address: '/' })
  await expect.element(said('We can’t tell which payment 1 refund belongs to.')).toBeVisible()
  await expect.element(said('Maximum $49.90')).toBeVisible()
  await enter(field('Amount to refund'), '49.91')
  await press(inDialog('Review'))
  await expect.element(said('Enter $49.90 or less. That is what is left to refund.')).toBeVisible()
  expect(said('Maximum $49.90').query()).toBeNull()
})

test('a colleague refunds while a refund is reviewed: it is shown, and agreed to again', async () => {
  const { platform } = await staff({ address: '/?transaction=tx-102' })
  const refund = moneyCases.find(({ name }) => name === 'refund')!
  const { transactions } = platform.store.payments
  const colleagues = { ...transactions.get('tx-103')!, id: 'tx-190', amount: '10.00', at: '2026-03-10T14:59:00.000Z' }
  await choose(refund)
  await refund.fill?.()
  transactions.put(colleagues)
  await press(inDialog('Review'))
  await expect.element(said('$42.40 is left to refund.')).toBeVisible()
  expect(inDialog('Refund $10.00').query()).toBeNull()
  await press(inDialog('Back'))
  await press(inDialog('Review'))
  await press(inDialog('Refund $10.00'))
  await expect.element(dialog.getByText('Refunded $10.00', { exact: true })).toBeVisible()
  expect(platform.calls.of(createRefund)).toHaveLength(1)
})

test('a colleague refunds while a refund is reviewed, and nobody has read it: nothing is sent before it is shown', async () => {
  const { platform } = await staff({ address: '/?transaction=tx-102' })
  const refund = moneyCases.find(({ name }) => name === 'refund')!
  const { transactions } = platform.store.payments
  await choose(refund)
  await goToReview(refund)
  await expect.element(inDialog('Refund $10.00')).toBeVisible()
  const isRead = () => platform.calls.of(findTransactions).every(({ status }) => status === 200)
  await expect.poll(isRead).toBe(true)
  transactions.put({ ...transactions.get('tx-103')!, id: 'tx-190', amount: '10.00', at: '2026-03-10T14:59:00.000Z' })
  await press(inDialog('Refund $10.00'))
  await expect.element(said('$42.40 is left to refund.')).toBeVisible()
  expect(platform.calls.of(createRefund)).toHaveLength(0)
  await press(inDialog('Back'))
  await press(inDialog('Review'))
  await press(inDialog('Refund $10.00'))
  await expect.element(dialog.getByText('Refunded $10.00', { exact: true })).toBeVisible()
  expect(platform.calls.of(createRefund)).toHaveLength(1)
})

test.each(['malformed-body', 429, 503] as const)(
  'while earlier transactions cannot be read (%s), nothing is sent',
  async (kind) => {
    const { platform } = await staff()
    await expect.element(button('New transaction')).toBeVisible()
    platform.faults.add({ operation: findTransactions, kind })
    await choose(sale)
    await sale.fill?.()
    await expect.element(said('Nothing is sent until we can')).toBeVisible()
    await expect.element(inDialog('Review')).toHaveAttribute('aria-disabled', 'true')
    // No method is the reason.
    await expect
      .element(inDialog('Review'))
      .toHaveAccessibleDescription('Earlier transactions have to be checked first.')
  },
)

test('who may only look is told why, in the menu', async () => {
  await staff({ scenario: 'payments/transactions-staff-read' })
  await button('New transaction').click()
  await expect.element(page.getByText('You don’t have this permission. Ask your administrator.').first()).toBeVisible()
})
