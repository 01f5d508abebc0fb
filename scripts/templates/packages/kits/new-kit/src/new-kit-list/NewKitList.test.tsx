import { SubscriptionStatus } from '@memberkit/contract/commerce/subscriptions'
import { expect, test } from 'vitest'
import { renderKit } from '../testing/render-kit.tsx'

test('has a row for each, with its status in words', async () => {
  const { screen, platform } = await renderKit('new-kit/usual')
  await expect.element(screen.getByRole('table', { name: 'New kit' })).toBeVisible()
  expect(screen.getByRole('rowheader').elements()).toHaveLength(SubscriptionStatus.options.length)
  expect(platform.calls.entries).toHaveLength(1)
})

test('says that there is nothing yet', async () => {
  const { screen } = await renderKit('new-kit/empty')
  await expect.element(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
})

test('a status that nobody knew is in readable letters, and told to the host', async () => {
  const { screen, events } = await renderKit('new-kit/unknown-values')
  await expect.element(screen.getByText('Added later').first()).toBeVisible()
  expect(events.filter(({ type }) => type === 'kit.unknown_enum')).toHaveLength(1)
})

test('group administrators have no such calls: nothing is requested', async () => {
  const { platform } = await renderKit('new-kit/group-realm')
  expect(platform.calls.entries).toEqual([])
})
