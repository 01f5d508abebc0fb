import { addSupplements } from '@memberkit/contract/commerce/orders'
import { memoryRouter } from '@memberkit/foundation/links'
import { button, dialog, inDialog } from '@memberkit/testing/on-page'
import { press } from '@memberkit/testing/press'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderOrders } from '../purchase/testing/open-purchase.tsx'
import { Orders } from './index.ts'
import { withSubscription } from './testing/with-subscription.ts'

async function choose(action: string) {
  await press(button('Actions'))
  await press(page.getByRole('menuitem', { name: action, exact: true }))
}

test('an addition that shows late leaves another dialog open, with what was typed there', async () => {
  skipTime()
  const { platform, events } = await renderOrders(
    ({ subject }) => <Orders brand="example" identityId={subject.identityId} />,
    { scenario: 'cart/orders-staff', prepare: withSubscription, router: memoryRouter('/?orderId=order-3005') },
  )
  platform.faults.add({ operation: addSupplements, kind: 'committed-late', after: 40_000, times: 1 })
  await choose('Add supplements')
  await press(dialog.getByRole('checkbox').first())
  await press(inDialog('Add supplements'))
  await inTime(() => dialog.getByText('It hasn’t gone through so far').query()).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await choose('Change source')
  const typed = dialog.getByRole('textbox').first()
  await typed.fill('Told by phone')
  await inTime(() => events.filter(({ data }) => 'outcome' in data && data.outcome === 'done')).toHaveLength(1)
  await expect.element(typed).toHaveValue('Told by phone')
})
