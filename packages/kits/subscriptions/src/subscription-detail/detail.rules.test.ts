import { SubscriptionAction } from '@memberkit/contract/commerce/subscriptions'
import { expect, test } from 'vitest'
import type { Invoice, Subscription } from '../shared/received.ts'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import { planChangeOf } from '../change/plan-change.rules.ts'
import { catchUpProgress } from './catch-up.rules.ts'
import { journalKindOf } from './journal-kinds.ts'
import { nextBillsOf } from './next-bills.rules.ts'

const agreed = [
  { dueOn: '2026-03-01', amount: '20.00', invoiceId: 'inv-1' },
  { dueOn: '2026-03-28', amount: '19.90', invoiceId: 'inv-1' },
]
const due = (id: string, amount: string) => ({ id, due: amount }) as Invoice

test('what is paid of a catch-up comes from its invoices, never from dates that passed', () => {
  expect(catchUpProgress(agreed, undefined)).toEqual({ total: '39.90' })
  expect(catchUpProgress(agreed, [due('inv-1', '39.90'), due('inv-2', '5.00')])).toEqual({
    total: '39.90',
    left: '39.90',
    paid: '0.00',
  })
  expect(catchUpProgress(agreed, [due('inv-1', '19.90')])).toMatchObject({ paid: '20.00' })
  expect(catchUpProgress(agreed, [due('inv-1', '45.00')])).toEqual({ total: '39.90', left: '45.00' })
  expect(catchUpProgress([{ dueOn: '2026-03-01', amount: '1.00' }], [])).toEqual({ total: '1.00' })
})

const row = (standing: string, lastDay?: string) =>
  ({ standing, lastDay, subscription: { nextBillOn: '2026-04-08', billingPeriod: 'MONTHLY' } }) as SubscriptionRow

test('no bill is expected after the last day, on hold, or in an unknown status', () => {
  expect(nextBillsOf(row('renewing')).dates).toHaveLength(3)
  expect(nextBillsOf(row('scheduled', '2026-05-07'))).toEqual({ dates: ['2026-04-08'], note: 'ends' })
  expect(nextBillsOf(row('ending', '2026-04-07'))).toEqual({ dates: [], note: 'none' })
  expect(nextBillsOf(row('suspended'))).toEqual({ dates: [], note: 'unclear' })
  expect(nextBillsOf(row('PAUSED'))).toEqual({ dates: [], note: 'unclear' })
})

test('every action of the journal has a kind, and a new one is technical', () => {
  expect(SubscriptionAction.options).toHaveLength(23)
  expect(SubscriptionAction.options.map(journalKindOf)).not.toContain(undefined)
  expect(journalKindOf('ADDED_LATER')).toBe('technical')
  expect(journalKindOf('constructor')).toBe('technical')
})

const subscription = {
  price: '39.90',
  billingPeriod: 'MONTHLY',
  items: [
    { id: '1', type: 'PRODUCT', productId: 'p', label: 'Family', price: '29.95' },
    { id: '2', type: 'SUPPLEMENT', productId: 's', label: 'Trial', price: '9.95' },
  ],
} as Subscription
const item = (type: 'PRODUCT' | 'SUPPLEMENT', productId: string, label: string, price?: string) => ({
  type,
  productId,
  label,
  price,
})

test('prices are compared in decimals, for one period only, and never where one is unknown', () => {
  const family = item('PRODUCT', 'p', 'Family', '40.10')
  const change = planChangeOf(subscription, { items: [family, item('SUPPLEMENT', 't', 'Gun', '0.20')] })
  expect(change).toMatchObject({ price: '40.30', difference: '0.40', lost: ['Trial'], added: ['Gun'], isSame: false })
  expect(planChangeOf(subscription, { items: [family], billingPeriod: 'ANNUAL' }).difference).toBeUndefined()
  expect(planChangeOf(subscription, { items: [item('PRODUCT', 'q', 'Other')] })).toMatchObject({
    price: undefined,
    difference: undefined,
  })
  const same = [item('PRODUCT', 'p', 'Family', '29.95'), item('SUPPLEMENT', 's', 'Trial', '9.95')]
  expect(planChangeOf(subscription, { items: same }).isSame).toBe(true)
})
