import * as calls from '@memberkit/contract/commerce/subscriptions'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { button, heading, openKit, text } from '../testing/open-kit.tsx'

const changes: readonly [fact: string, theirs: Partial<calls.Subscription>, shown: string, submit: string][] = [
  ['price', { price: '44.90' }, '$44.90 (was $39.90)', 'Cancel after April 7, 2026'],
  ['last paid day', { paidToDate: '2026-03-31' }, 'March 31, 2026 (was April 7, 2026)', 'Cancel after March 31, 2026'],
  ['next payment', { nextBillOn: '2026-04-15' }, 'April 15, 2026 (was April 8, 2026)', 'Cancel after April 7, 2026'],
  ['status', { status: 'PRECANCEL' }, '(was Active)', 'Cancel after April 7, 2026'],
]

test.each(changes)(
  'a change of the %s under review is shown before it is sent',
  async (_fact, theirs, shown, submit) => {
    const { platform, queryClient } = await openKit({
      scenario: 'subscriptions/active-member',
      address: '/?subscription=sub-1&flow=cancel&step=review',
    })
    await expect.element(button('Cancel after April 7, 2026')).toBeVisible()
    changeAsColleague(platform, platform.store.subscriptions.subscriptions, 'sub-1', theirs)
    await queryClient.invalidateQueries()
    await expect.element(text(shown)).toBeVisible()
    await press(button(submit))
    expect(platform.calls.of(calls.pendingCancelSubscription)).toEqual([])
    await press(button(submit))
    await expect.element(heading(/^Legal Plan Family ends/)).toBeVisible()
    expect(platform.calls.of(calls.pendingCancelSubscription)).toHaveLength(1)
  },
)
