import * as calls from '@memberkit/contract/commerce/subscriptions'
import { describeFaultMatrix, enter, filledIn, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { openAction } from '../testing/open-action.tsx'
import { dialog, field, inDialog, openKit } from '../testing/open-kit.tsx'
import { subscriptionCalls } from './subscription-calls.ts'
import { type ActionCase, actionCases, before } from './testing/cases.ts'

/** An action of staff: its dialog alone, which is all that a fault can meet. */
const action = (one: ActionCase): MatrixRow => ({
  name: one.name,
  operation: subscriptionCalls.calls[one.name].operation,
  async open(prepare) {
    const { name: intent, scenario = 'subscriptions/staff', subscriptionId } = one
    const stage = await openAction({ scenario, subscriptionId, intent }, (platform) => {
      before(one)(platform)
      prepare?.(platform)
    })
    await expect.element(dialog).toBeVisible()
    return stage
  },
  fill: async () => one.fill?.(),
  entered: () => filledIn(dialog.query()),
  lookUp: one.name === 'createDiscountRecord' ? calls.listSubscriptionDiscountRecords : calls.getSubscription,
  submit: () => press(inDialog(one.submit)),
  done: one.done,
  twice: one.twice,
  messages: { conflict: ['This subscription has changed'] },
  async leave() {
    await press(dialog.getByRole('button', { name: /^(Cancel|Go back|Close)$/ }).first())
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Act', exact: true })).toBeVisible()
  },
})

/**
 * One action for each way of being sent and settled; the others differ from one of them in a field, and the time of a
 * thousand dialogs would be spent on that. Each action is carried out once in `actions.test.tsx`.
 */
const kinds: ReadonlySet<string> = new Set([
  'updatePaymentMethod',
  'updateOffer',
  'createDiscountRecord',
  'updateNextBillOn',
  'advanceNextBillOn',
  'catchUp',
  'activate',
  'scheduleCancellation',
  'changeOwner',
  'delete',
])

describeFaultMatrix([
  ...actionCases.filter(({ name }) => kinds.has(name)).map(action),
  {
    name: 'createSubscription',
    operation: calls.createSubscription,
    async open(prepare) {
      const stage = await openKit({ scenario: 'subscriptions/staff', prepare })
      await press(page.getByRole('button', { name: 'Create subscription', exact: true }))
      await expect.element(dialog).toBeVisible()
      return stage
    },
    async fill() {
      await enter(field('Plan'), 'Legal plan for one')
      await enter(field('Level'), 'Legal Plan Individual')
    },
    entered: () => filledIn(dialog.query()),
    lookUp: calls.listSubscriptions,
    submit: () => press(inDialog('Create subscription')),
    done: 'Legal Plan Individual was created.',
    async leave() {
      await press(inDialog('Cancel'))
      await expect.element(dialog).not.toBeInTheDocument()
    },
  },
  {
    name: 'listSubscriptions',
    operation: calls.listSubscriptions,
    open: (prepare) => openKit({ scenario: 'subscriptions/staff', prepare }),
    done: 'Legal Plan Individual',
  },
])
