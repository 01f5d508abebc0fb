import * as calls from '@memberkit/contract/commerce/subscriptions'
import type { MockPlatform } from '@memberkit/fixtures'
import { describeFaultMatrix, enter, filledIn, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { ChangeName } from './change/change-calls.ts'
import { changeSlots } from './testing/change-slots.tsx'
import { button, openKit } from './testing/open-kit.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

const open = (address: string, prepare?: (platform: MockPlatform) => void) =>
  openKit({ scenario: 'subscriptions/active-member', address, prepare, changeSlots })

interface ChangeCase {
  name: ChangeName
  address: string
  submit: string
  fill: () => Promise<void>
  done: string
  prepare?: (platform: MockPlatform) => void
  /** What a colleague changes while it is reviewed. */
  theirs: Partial<calls.Subscription>
}

const entered = () =>
  [page.getByRole('heading', { level: 2 }).query()?.textContent, ...[...document.forms].map(filledIn)].join('\n')

/** A change of a member, on a page of its own. */
const change = ({ name, address, submit, fill, done, prepare, theirs }: ChangeCase): MatrixRow => ({
  name,
  open: (inject) =>
    open(address, (platform) => {
      prepare?.(platform)
      inject?.(platform)
    }),
  fill,
  entered,
  lookUp: calls.getSubscription,
  submit: () => press(button(submit)),
  done,
  meanwhile: {
    act: (platform) => changeAsColleague(platform, platform.store.subscriptions.subscriptions, 'sub-1', theirs),
    shown: '(was ',
  },
  messages: { conflict: ['This plan has changed'] },
  async leave() {
    await press(button('Back to the plan'))
    await expect.element(button('All plans')).toBeVisible()
  },
})

const ended = ({ store: { subscriptions } }: MockPlatform) => {
  const one = subscriptions.subscriptions.get('sub-1')!
  subscriptions.subscriptions.putUnchecked({ ...one, status: 'CANCELLED', cancelledOn: '2026-03-01' })
}

const changes: readonly ChangeCase[] = [
  {
    name: 'updatePaymentMethod',
    address: '/?subscription=sub-1&flow=update-payment',
    submit: 'Use this payment method',
    fill: () => press(page.getByRole('radio', { name: /Mastercard/ })),
    done: 'The payment method of Legal Plan Family was changed.',
    theirs: { paymentMethodId: 'pm-3' },
  },
  {
    name: 'removePaymentMethod',
    address: '/?subscription=sub-1&flow=update-payment',
    submit: 'Remove from this plan',
    fill: () => expect.element(page.getByText(/will stop using Visa ending in 4242/)).toBeVisible(),
    done: 'The payment method was removed from Legal Plan Family.',
    prepare: ended,
    theirs: { price: '44.90' },
  },
  {
    name: 'updateOffer',
    address: '/?subscription=sub-1&flow=change-plan',
    submit: 'Change plan',
    fill: () => press(button('Without supplement')),
    done: 'is your plan now: $29.95/month before taxes and discounts.',
    theirs: { price: '44.90' },
  },
  {
    name: 'updateBillingFrequency',
    address: '/?subscription=sub-1&flow=change-billing',
    submit: 'Change frequency',
    fill: () => press(page.getByRole('radio', { name: 'Annually' })),
    done: 'Legal Plan Family is billed at the new frequency.',
    theirs: { billingPeriod: 'QUARTERLY' },
  },
  {
    name: 'updateBillCycleDay',
    address: '/?subscription=sub-1&flow=change-billing',
    submit: 'Change billing day',
    fill: () => enter(page.getByLabelText('Day of the month'), '31'),
    done: 'The billing day of Legal Plan Family was changed.',
    theirs: { billCycleDay: 15 },
  },
]

describeFaultMatrix(matrixCalls, [
  ...changes.map(change),
  {
    name: 'getSubscription',
    open: (prepare) => open('/?subscription=sub-1', prepare),
    done: 'What this plan costs',
  },
  {
    name: 'listOutstandingInvoices',
    open: (prepare) => openKit({ scenario: 'subscriptions/outstanding', address: '/?subscription=sub-1', prepare }),
    done: '2026-009001',
  },
  {
    name: 'listSubscriptionDiscountRecords',
    open: (prepare) => open('/?subscription=sub-1', prepare),
    done: 'Two plans together',
  },
])
