import { getOrder, updateOrderSource } from '@memberkit/contract/commerce/orders'
import { memoryRouter } from '@memberkit/foundation/links'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { button, field, inDialog, said, text } from '@memberkit/testing/on-page'
import { enter, press } from '@memberkit/testing/press'
import { skipTime } from '@memberkit/testing/skip-time'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderOrders } from '../purchase/testing/open-purchase.tsx'
import { Orders } from './index.ts'

test('a channel that a colleague has changed is shown and kept, beside the source that was typed', async () => {
  skipTime()
  const { platform } = await renderOrders(({ subject }) => <Orders brand="example" identityId={subject.identityId} />, {
    scenario: 'cart/orders-staff',
    router: memoryRouter('/?orderId=order-3007'),
  })
  await press(button('Actions'))
  await press(page.getByRole('menuitem', { name: 'Change source', exact: true }))
  await enter(field('Source'), 'winter')
  await expect.poll(() => platform.calls.of(getOrder).at(-1)?.status).toBe(200)
  changeAsColleague(platform, platform.store.orders.orders, 'order-3007', { channel: 'GroupSites' })
  await vi.advanceTimersByTimeAsync(60_000)
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(said('This order has changed')).toBeVisible()
  await expect.element(field('Channel')).toHaveValue('GroupSites')
  await expect.element(field('Source')).toHaveValue('winter')
  await press(inDialog('Change source'))
  expect(platform.calls.of(updateOrderSource)).toHaveLength(0)
  await press(inDialog('Change source'))
  await expect.element(text('The source of order O-003007 was changed.')).toBeVisible()
  expect(platform.calls.of(updateOrderSource).map(({ body }) => body)).toEqual([
    { source: 'winter', channel: 'GroupSites' },
  ])
})
