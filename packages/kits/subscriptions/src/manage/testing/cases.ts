import type { MockPlatform } from '@memberkit/fixtures'
import { enter, press } from '@memberkit/testing/press'
import { dialog, field, inDialog } from '../../testing/open-kit.tsx'
import { type ActionCase, day, note, noted, radio } from './fill.ts'
import { statusCases } from './status-cases.ts'

export { type ActionCase, before } from './fill.ts'

/** Grants a discount as a colleague does. */
const grantElsewhere = (platform: MockPlatform) =>
  platform.rival({
    as: platform.sessionOf('staff-kim'),
    act: (world, ledger) =>
      ledger.create(
        platform.store.subscriptions.discountRecords.kind,
        {
          id: world.nextId(platform.store.subscriptions.discountRecords.kind),
          subscriptionId: 'sub-1',
          currency: 'USD',
          label: 'Courtesy of a colleague',
          amount: '5.00',
          startsOn: '2026-03-10',
          createdAt: world.clock.now(),
        },
        'UPDATED',
      ),
  })

/** The questions and requests of each action. */
export const actionCases: readonly ActionCase[] = [
  {
    name: 'updatePaymentMethod',
    subscriptionId: 'sub-1',
    fill: () => radio('Mastercard ending in 4444'),
    submit: 'Change payment method',
    done: 'The payment method of Legal Plan Family was changed.',
    theirs: { paymentMethodId: 'pm-3' },
  },
  {
    name: 'removePaymentMethod',
    subscriptionId: 'sub-1',
    fill: note,
    submit: 'Remove payment method',
    body: { paymentMethodId: 'pm-1', ...noted },
    done: 'The payment method of Legal Plan Family was removed.',
    theirs: { paymentMethodId: 'pm-3' },
    becomes: { paymentMethodId: undefined },
  },
  {
    name: 'updateOffer',
    subscriptionId: 'sub-1',
    async fill() {
      await enter(field('Plan'), 'Legal plan for one')
      await enter(field('Level'), 'Legal Plan Individual')
    },
    submit: 'Change plan',
    done: 'The plan was changed to Legal Plan Individual.',
    theirs: { billingPeriod: 'ANNUAL' },
  },
  {
    name: 'updateBillingFrequency',
    subscriptionId: 'sub-1',
    fill: () => enter(field('Billing frequency'), 'Annually'),
    submit: 'Change frequency',
    body: { billingPeriod: 'ANNUAL' },
    done: 'The billing frequency of Legal Plan Family was changed.',
    theirs: { billingPeriod: 'QUARTERLY' },
    becomes: { billingPeriod: 'ANNUAL' },
  },
  {
    name: 'updateBillCycleDay',
    subscriptionId: 'sub-1',
    fill: () => enter(field('Day of the month'), '31'),
    submit: 'Change billing day',
    body: { billCycleDay: 31 },
    done: 'The billing day of Legal Plan Family was changed.',
    theirs: { billCycleDay: 15 },
    becomes: { billCycleDay: 31, nextBillOn: '2026-03-31' },
  },
  {
    name: 'createDiscountRecord',
    subscriptionId: 'sub-1',
    async fill() {
      await enter(field('Name'), 'For the wait')
      await enter(dialog.getByRole('textbox', { name: 'Amount per bill' }), '2.50')
    },
    submit: 'Grant discount',
    body: { currency: 'USD', label: 'For the wait', amount: '2.50', startsOn: '2026-03-10' },
    done: 'The discount on Legal Plan Family was granted.',
    twice: 'The discount was granted twice',
    meanwhile: {
      act: grantElsewhere,
      shown: 'The discounts have changed',
      // A version would be of the subscription, which a discount doesn't change: nobody would be refused.
      learns: ['by reading again'],
    },
  },
  {
    name: 'updateNextBillOn',
    subscriptionId: 'sub-1',
    async fill() {
      await day('Next bill', ['4', '20', '2026'])
      await note()
    },
    submit: 'Change date',
    body: { nextBillOn: '2026-04-20', ...noted },
    done: 'The next bill date of Legal Plan Family was changed.',
    theirs: { nextBillOn: '2026-04-15' },
    becomes: { nextBillOn: '2026-04-20' },
  },
  {
    name: 'advanceNextBillOn',
    subscriptionId: 'sub-1',
    submit: 'Skip bill',
    done: 'The next bill of Legal Plan Family was skipped.',
    theirs: { nextBillOn: '2026-04-15' },
    becomes: { nextBillOn: '2026-05-08' },
  },
  {
    name: 'updatePaidToDate',
    subscriptionId: 'sub-1',
    async fill() {
      await day('Paid through', ['4', '1', '2026'])
      await note()
    },
    submit: 'Change date',
    body: { paidToDate: '2026-04-01', ...noted },
    done: 'The paid-through date of Legal Plan Family was changed.',
    theirs: { paidToDate: '2026-03-20' },
    becomes: { paidToDate: '2026-04-01' },
  },
  {
    name: 'updateStartedOn',
    subscriptionId: 'sub-1',
    async fill() {
      await day('First day', ['9', '1', '2025'])
      await note()
    },
    submit: 'Change date',
    body: { startedOn: '2025-09-01', ...noted },
    done: 'The start date of Legal Plan Family was changed.',
    theirs: { startedOn: '2025-10-01' },
    becomes: { startedOn: '2025-09-01' },
  },
  {
    name: 'updateRetrySchedule',
    subscriptionId: 'sub-2',
    fill: () => press(inDialog('Remove Attempt 2')),
    submit: 'Schedule attempts',
    body: { retryOn: ['2026-03-14'] },
    done: 'The payment attempts for IDShield Family 2021 were scheduled.',
    theirs: { retryOn: ['2026-03-16', '2026-03-18'] },
    becomes: { retryOn: ['2026-03-14'] },
  },
  {
    name: 'catchUp',
    subscriptionId: 'sub-4',
    fill: () => day('Due on', ['3', '20', '2026']),
    submit: 'Set up catch-up plan',
    body: { instalments: [{ dueOn: '2026-03-20', amount: '39.90', invoiceId: 'inv-9002' }] },
    done: 'The catch-up plan for Legal Small Business was set up.',
    theirs: {
      catchUp: [
        { dueOn: '2026-03-14', amount: '9.90' },
        { dueOn: '2026-03-28', amount: '30.00' },
      ],
    },
    becomes: { status: 'CATCHING_UP' },
  },
  ...statusCases,
]
