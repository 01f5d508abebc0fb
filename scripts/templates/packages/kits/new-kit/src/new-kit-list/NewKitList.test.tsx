import { SubscriptionStatus } from '@memberkit/contract/commerce/subscriptions'
import { expect, test } from 'vitest'
import { renderKit } from '../testing/render-kit.tsx'

test('lists one row per entry, with its status in words', async () => {
  const { screen, platform } = await renderKit('new-kit/usual')
  await expect.element(screen.getByRole('table', { name: 'New kit' })).toBeVisible()
  expect(screen.getByRole('rowheader').elements()).toHaveLength(SubscriptionStatus.options.length)
  expect(platform.calls.entries).toHaveLength(1)
})

test('shows an empty state', async () => {
  const { screen } = await renderKit('new-kit/empty')
  await expect.element(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
})

test('an unknown status is shown in plain words and reported to the host', async () => {
  const { screen, events } = await renderKit('new-kit/unknown-values')
  await expect.element(screen.getByText('Added later').first()).toBeVisible()
  expect(events.filter(({ type }) => type === 'kit.unknown_enum')).toHaveLength(1)
})

test('group administrators have no such calls, and nothing is requested', async () => {
  const { platform } = await renderKit('new-kit/group-realm')
  expect(platform.calls.entries).toEqual([])
})
