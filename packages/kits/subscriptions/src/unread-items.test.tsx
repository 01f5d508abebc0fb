import type { Subscription } from '@memberkit/contract/commerce/subscriptions'
import type { MockPlatform } from '@memberkit/fixtures'
import { expect, test } from 'vitest'
import { changeSlots } from './testing/change-slots.tsx'
import { openKit, text } from './testing/open-kit.tsx'

/** Lets the mock platform answer a supplement that breaks the contract. */
function breakItem({ store: { subscriptions } }: MockPlatform) {
  const one = subscriptions.subscriptions.get('sub-1')!
  const items = [one.items[0], { type: 1, label: 'Trial Defense' }]
  subscriptions.subscriptions.putUnchecked({ ...one, items } as unknown as Subscription)
}

test.each([
  ['what the plan costs', '', 'We couldn’t read this item'],
  ['a change of plan', '&flow=change-plan', 'We couldn’t read all of this plan'],
  ['a cancellation', '&flow=cancel&step=review', 'We couldn’t read all of them.'],
])('%s tells that a supplement can’t be read', async (_, flow, words) => {
  await openKit({
    scenario: 'subscriptions/active-member',
    address: `/?subscription=sub-1${flow}`,
    prepare: breakItem,
    changeSlots,
  })
  await expect.element(text(words)).toBeVisible()
})
