import { SubscriptionAction } from '@memberkit/contract/commerce/subscriptions'
import { expect, test } from 'vitest'
import type { Subscription } from '../shared/received.ts'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import { planChangeOf } from '../change/plan-change.rules.ts'
import { journalKindOf } from './journal-kinds.ts'
import { nextBillsOf } from './next-bills.rules.ts'

const today = '2026-03-10'
const row = (standing: string, lastDay?: string) =>
  ({ standing, lastDay, subscription: { nextBillOn: '2026-04-08', billingPeriod: 'MONTHLY' } }) as SubscriptionRow

test('no bill is expected after the last day, on hold, or in an unknown status', () => {
  expect(nextBillsOf(row('renewing'), today).dates).toHaveLength(3)
  expect(nextBillsOf(row('scheduled', '2026-05-07'), today)).toEqual({ dates: ['2026-04-08'], note: 'ends' })
  expect(nextBillsOf(row('ending', '2026-04-07'), today)).toEqual({ dates: [], note: 'none' })
  expect(nextBillsOf(row('suspended'), today)).toEqual({ dates: [], note: 'unclear' })
  expect(nextBillsOf(row('PAUSED'), today)).toEqual({ dates: [], note: 'unclear' })
})

test('a day that has passed or is missing is no bill to expect', () => {
  const of = (facts: object, standing = 'renewing') =>
    nextBillsOf(
      { ...row(standing), subscription: { ...row(standing).subscription, ...facts } } as SubscriptionRow,
      today,
    )
  expect(of({ nextBillOn: '2026-03-09' })).toEqual({ dates: [], note: 'unclear' })
  expect(of({ nextBillOn: undefined })).toEqual({ dates: [], note: 'unclear' })
  expect(of({ nextBillOn: undefined, billingPeriod: 'ONE_TIME' })).toEqual({ dates: [], note: 'none' })
  expect(of({}, 'ending')).toEqual({ dates: [], note: 'unclear' })
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

test('a price isn’t taken for another period’s, though somebody has changed the period since', () => {
  const chosen = { items: [item('PRODUCT', 'p', 'Family', '29.95')], pricedFor: 'MONTHLY' }
  expect(planChangeOf(subscription, chosen)).toMatchObject({ price: '29.95', difference: '-9.95' })
  const yearly = { ...subscription, billingPeriod: 'ANNUAL', price: '438.90' }
  expect(planChangeOf(yearly, chosen)).toMatchObject({ price: undefined, difference: undefined })
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
