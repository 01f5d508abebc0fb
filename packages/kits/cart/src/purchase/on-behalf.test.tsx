import { getOrder, purchaseOrder } from '@memberkit/contract/commerce/orders'
import { button, heading, text } from '@memberkit/testing/on-page'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { agree, openPurchase, pay } from './testing/open-purchase.tsx'
import { onePlan } from './testing/order.ts'

const carla = { groupId: 'group-maple', orderingFor: { name: 'Carla Placeholder', groupName: 'Maple Example Works' } }

test.each([
  ['en-US', 'Carla Placeholder agrees to automatic renewal', 'Carla Placeholder can cancel'],
  ['fr-CA', 'Carla Placeholder accepte le renouvellement automatique', 'Carla Placeholder peut annuler'],
  ['es-US', 'Carla Placeholder acepta la renovación automática', 'Carla Placeholder puede cancelar'],
] as const)('a group administrator confirms what the employee agrees to, in %s', async (locale, renewal, canceling) => {
  await openPurchase({ scenario: 'cart/purchase-group', locale, ...carla })
  await expect.element(page.getByRole('checkbox', { name: new RegExp(renewal) })).toBeInTheDocument()
  await expect.element(text(canceling)).toBeVisible()
  expect(page.getByRole('checkbox', { name: /^(I agree|J’accepte|Acepto)/ }).elements()).toHaveLength(0)
})

test('a link is sent once: by a double click, and while it is being sent', async () => {
  const sending = Promise.withResolvers<void>()
  const onSendLink = vi.fn(() => sending.promise)
  await openPurchase({ scenario: 'cart/purchase-associate', order: onePlan, onSendLink })
  await button('Send link to customer').dblClick()
  await expect.element(button(/Sending the link/)).toBeVisible()
  ;(button(/Sending the link/).element() as HTMLButtonElement).click()
  sending.resolve()
  await expect.element(button('Send link to customer')).toBeVisible()
  expect(onSendLink).toHaveBeenCalledOnce()
})

test('a purchase whose answer was lost is one’s own: it isn’t said to have been ordered already', async () => {
  const { platform } = await openPurchase({
    scenario: 'cart/purchase-approved',
    prepare({ faults, outcomes }) {
      outcomes.settlesAs = undefined
      faults.add({ operation: purchaseOrder, kind: 'dropped-after-commit', times: 1 })
      faults.add({ operation: getOrder, kind: 503, nth: 2, times: 1 })
    },
  })
  await agree()
  await pay.click()
  await expect.element(heading(/We’re processing order/)).toBeVisible()
  expect(document.body.textContent).not.toContain('already been ordered')
  expect(document.activeElement?.textContent).toContain('We’re processing order')
  expect(platform.calls.of(purchaseOrder)).toHaveLength(1)
})

test('an order that another tab is paying shows its receipt here once that has ended', async () => {
  const { platform } = await openPurchase({ scenario: 'cart/purchase-approved' })
  const done = Promise.withResolvers<void>()
  const other = navigator.locks.request(`memberkit orders POST ${purchaseOrder.path} order-3001`, () => done.promise)
  await agree()
  await pay.click()
  await expect.element(text('This is being done elsewhere on this page or in another window.')).toBeVisible()
  const { orders } = platform.store.orders
  orders.put({ ...orders.get('order-3001')!, status: 'FULLY_FUNDED', version: '2' })
  done.resolve()
  await other
  await expect.element(heading(/^Paid \$/)).toBeVisible()
  expect(platform.calls.of(purchaseOrder)).toHaveLength(0)
})
