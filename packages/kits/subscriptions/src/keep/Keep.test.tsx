import * as calls from '@memberkit/contract/commerce/subscriptions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, heading, openKit, text } from '../testing/open-kit.tsx'

const flow = '/?subscription=sub-1&flow=keep'

test('keeping says what renews with what, sends once, and confirms it', async () => {
  const { platform, events } = await openKit({ scenario: 'subscriptions/pending-cancel' })
  await button('Keep my plan: Legal Plan Family').click()
  await expect.element(heading('Keep Legal Plan Family')).toHaveFocus()
  await expect.element(text('April 8, 2026')).toBeVisible()
  await expect.element(text('Visa ending in 4242')).toBeVisible()
  await button('Keep my plan').click()
  await expect.element(heading('Legal Plan Family continues')).toHaveFocus()
  expect(platform.calls.of(calls.activateSubscription)).toHaveLength(1)
  expect(platform.store.subscriptions.subscriptions.get('sub-1')).toMatchObject({ status: 'ACTIVE' })
  await button('Done').click()
  await expect.element(heading('Your plans and billing')).toBeVisible()
  expect(events.filter(({ type }) => type === 'subscriptions.flow.ended')).toMatchObject([
    { data: { outcome: 'done' } },
  ])
})

test('nobody leaves while keeping is being sent', async () => {
  const { platform, router } = await openKit({ scenario: 'subscriptions/pending-cancel', address: flow })
  await expect.element(heading('Keep Legal Plan Family')).toBeVisible()
  const slow = platform.faults.add({ operation: calls.activateSubscription, kind: 'slow' })
  await button('Keep my plan').click()
  await expect.element(button('Leave unchanged')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('All plans')).toHaveAttribute('aria-disabled', 'true')
  await button('All plans').click({ force: true })
  expect(router.current()).toBe(flow)
  slow.remove()
  await expect.element(heading('Legal Plan Family continues')).toHaveFocus()
})

test('right after one’s own cancellation, keeping takes one press, however late the plan is read again', async () => {
  const { platform } = await openKit({
    scenario: 'subscriptions/active-member',
    address: '/?subscription=sub-1&flow=cancel',
  })
  await button('Continue to cancel').click()
  await expect.element(heading('Review what ends with Legal Plan Family')).toBeVisible()
  platform.faults.add({ operation: calls.getSubscription, kind: 'slow' })
  await button('Cancel after April 7, 2026').click()
  await expect.element(heading('Legal Plan Family ends after April 7, 2026')).toHaveFocus()
  await button('Keep my plan').click()
  await expect.element(heading('Keep Legal Plan Family')).toBeVisible()
  await button('Keep my plan').click()
  await expect.element(heading('Legal Plan Family continues')).toHaveFocus()
  expect(platform.calls.of(calls.activateSubscription)).toHaveLength(1)
})

test('a plan that has ended says so, with a way on', async () => {
  let asked = 0
  const { platform } = await openKit({
    scenario: 'subscriptions/coverage-mismatch',
    address: flow,
    onChoosePlan: () => void asked++,
  })
  await expect.element(heading('Legal Plan Family ended on March 10, 2026')).toHaveFocus()
  await button('Choose a plan').click()
  expect(asked).toBe(1)
  expect(platform.calls.of(calls.activateSubscription)).toEqual([])
})

test('a plan that goes on already asks for nothing', async () => {
  await openKit({ scenario: 'subscriptions/active-member', address: flow })
  await expect.element(heading('Legal Plan Family continues')).toBeVisible()
  await expect.element(text('There is nothing to do.')).toBeVisible()
  expect(button('Keep my plan').query()).toBeNull()
})

test('without “activate” in the host’s transitions, members can’t keep a plan', async () => {
  const { activate: _, ...transitions } = calls.subscriptionTransitions
  await openKit({ scenario: 'subscriptions/pending-cancel', address: flow, transitions })
  await expect.element(heading('Legal Plan Family can’t be kept here')).toBeVisible()
  await button('Go back').click()
  await expect.element(page.getByText('Active through April 7, 2026, then it ends.', { exact: true })).toBeVisible()
})
