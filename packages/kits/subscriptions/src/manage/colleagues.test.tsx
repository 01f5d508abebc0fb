import type { Subscription } from '@memberkit/contract/commerce/subscriptions'
import { allRead } from '@memberkit/testing/all-read'
import { press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { openAction } from '../testing/open-action.tsx'
import { dialog, inDialog } from '../testing/open-kit.tsx'
import { spoken } from '../testing/render-kit.tsx'
import { actionCases, before } from './testing/cases.ts'
import { ahead } from './testing/fill.ts'

const ended = (cancelReason: Subscription['cancelReason']) => ({
  status: 'CANCELLED' as const,
  cancelReason,
  cancelledOn: '2026-03-10',
  scheduledCancellation: undefined,
})

/** The changes a colleague made a moment before, which the page hasn't read. */
const overtaken: readonly [name: string, theirs: Partial<Subscription>][] = [
  ['removeScheduledCancellation', ended('DECEASED')],
  ['advanceNextBillOn', { nextBillOn: '2026-04-20' }],
  ['cancel', ended('MEMBER_REQUESTED_CANCEL')],
  ['groupCancel', ended('MEMBER_REQUESTED_CANCEL')],
  ['groupPendingCancel', { status: 'PENDING_CANCEL', scheduledCancellation: { ...ahead, reason: 'DECEASED' } }],
]

test.each(overtaken)('%s: what a colleague did meanwhile isn’t announced as one’s own', async (name, theirs) => {
  const one = actionCases.find((each) => each.name === name)!
  const { subscriptionId, scenario = 'subscriptions/staff' } = one
  const kit = await openAction({ scenario, subscriptionId, intent: one.name }, before(one))
  const { platform, events } = kit
  await one.fill?.()
  await allRead(kit)
  const all = platform.store.subscriptions.subscriptions
  all.putUnchecked({ ...all.get(subscriptionId)!, ...theirs, version: '77' })
  await press(inDialog(one.submit))
  await expect.poll(() => dialog.element().textContent).toMatch(/has changed|don’t know yet/)
  expect(spoken()).not.toContain(one.done)
  expect(events.filter(({ type }) => type === 'subscriptions.plan.changed')).toEqual([])
})
