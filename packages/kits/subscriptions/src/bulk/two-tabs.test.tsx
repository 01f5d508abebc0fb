import { scheduleGroupSubscriptionCancellation } from '@memberkit/contract/commerce/subscriptions'
import { press } from '@memberkit/testing/press'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openTwoRosters } from '../testing/open-roster.tsx'

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'))

const ids = ['sub-m01', 'sub-m02', 'sub-m03']
const [first, second] = ['First', 'Second'].map((name) => page.getByRole('region', { name, exact: true }))
const button = (tab: typeof first, name: string) => tab!.getByRole('button', { name, exact: true })
const said = (tab: typeof first, words: string) => tab!.getByText(words, { exact: false }).first()

test.each([
  ['over https', true],
  ['without https, where there are no Web Locks', false],
])('two tabs that resume the same run send each row once, and the second says so: %s', async (_, isSecure) => {
  if (!isSecure) Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  const entries = ids.map((subscriptionId) => ({ subscriptionId, lastDay: '2026-04-30', reason: 'DECEASED' }))
  localStorage.setItem('memberkit.subscriptions.bulk.group-maple', JSON.stringify({ at: Date.now(), entries }))
  const { platform } = await openTwoRosters()
  for (const tab of [first, second]) await press(button(tab, 'Go on'))
  for (const tab of [first, second]) await expect.element(button(tab, 'Schedule 3 cancellations')).toBeVisible()
  const slow = platform.faults.add({ operation: scheduleGroupSubscriptionCancellation, kind: 'slow', times: 1 })
  await press(button(first, 'Schedule 3 cancellations'))
  await expect.poll(() => slow.hits).toBe(1)
  await press(button(second, 'Schedule 3 cancellations'))
  await expect.element(said(second, 'Another tab is sending a list for this group.')).toBeVisible()
  slow.remove()
  await expect.element(said(first, '3 of 3 scheduled')).toBeVisible()
  await expect.element(said(second, 'The other tab has ended')).toBeVisible()
  await expect.element(said(second, 'Already scheduled')).toBeVisible()
  await expect.element(button(second, 'Schedule 0 cancellations')).toBeDisabled()
  expect(platform.calls.of(scheduleGroupSubscriptionCancellation)).toHaveLength(3)
})
