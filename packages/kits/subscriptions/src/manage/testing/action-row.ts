import * as calls from '@memberkit/contract/commerce/subscriptions'
import { filledIn, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { openAction } from '../../testing/open-action.tsx'
import { dialog, inDialog } from '../../testing/open-kit.tsx'
import { type ActionCase, before } from './fill.ts'

/** An action of staff: its dialog alone, which is all that a fault can meet. */
export const actionRow = (one: ActionCase): MatrixRow => ({
  name: one.name,
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
  meanwhile: one.meanwhile ?? {
    act: (platform) =>
      changeAsColleague(
        platform,
        platform.store.subscriptions.subscriptions,
        one.subscriptionId,
        one.theirs ?? { price: '44.90' },
      ),
    // After a value of its own: a form says in one piece what it changes.
    shown: '\n (was ',
  },
  messages: { conflict: ['This subscription has changed'] },
  async leave() {
    await press(dialog.getByRole('button', { name: /^(Cancel|Go back|Close)$/ }).first())
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Act', exact: true })).toBeVisible()
  },
})
