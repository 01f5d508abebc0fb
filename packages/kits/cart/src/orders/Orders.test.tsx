import * as calls from '@memberkit/contract/commerce/orders'
import { getSubscription } from '@memberkit/contract/commerce/subscriptions'
import { memoryRouter } from '@memberkit/foundation/links'
import { permissionOf } from '@memberkit/contract'
import { namesOf, permissionFor } from '@memberkit/foundation/entity-actions'
import { button, dialog, field, heading, inDialog, text } from '@memberkit/testing/on-page'
import type { KitOptions } from '@memberkit/testing/kit-stage'
import { enter, press } from '@memberkit/testing/press'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { agree, pay, renderOrders } from '../purchase/testing/open-purchase.tsx'
import { OrderDetail, Orders, type OrdersProps } from './index.ts'
import { orderActions } from './order-actions.ts'
import { orderCalls } from './order-calls.ts'
import { withSubscription } from './testing/with-subscription.ts'

async function open({ address = '/', ...options }: KitOptions & Partial<OrdersProps> & { address?: string }) {
  const { scenario, realm, locale, prepare, ...props } = options
  const router = memoryRouter(address)
  const stage = await renderOrders(
    ({ subject }) => <Orders brand="example" identityId={subject.identityId} {...props} />,
    { scenario, realm, locale, prepare, router },
  )
  return { ...stage, router }
}

test.each(namesOf(orderActions.rows))('%s has the permission of its call', (name) => {
  const { operation } = orderCalls.calls[name]
  expect(permissionFor(orderActions, name)).toBe(permissionOf(operation))
})

test('every status of both lists in plain words, and finishing an order where that is possible', async () => {
  const { events } = await open({ scenario: 'cart/orders-history' })
  for (const status of ['Not paid yet', 'Payment failed', 'Partially paid', 'Processing payment', 'Ready to use'])
    await expect.element(text(status)).toBeVisible()
  expect(button('Finish order').elements()).toHaveLength(3)
  await page.getByRole('row').filter({ hasText: 'O-003001' }).getByRole('button', { name: 'Finish order' }).click()
  await expect.element(heading('Payment and agreement')).toBeVisible()
  expect(events.find(({ type }) => type === 'cart.order.opened')?.data).toEqual({ orderId: 'order-3001' })
})

test('an order whose tax can’t be read is a row that says so, not one with a total without tax', async () => {
  await open({
    scenario: 'cart/orders-history',
    prepare({ store }) {
      store.orders.orders.putUnchecked({ ...store.orders.orders.get('order-3001')!, tax: 4.08 as never })
    },
  })
  await expect.element(text('We couldn’t read this order')).toBeVisible()
  await expect.element(page.getByText('O-003001')).toBeVisible()
  expect(page.getByText('$79.40').query()).toBeNull()
})

test.each(['en-US', 'fr-CA'] as const)('at 1,024 px, every status is on one line: %s', async (locale) => {
  await page.viewport(1024, 768)
  await open({ scenario: 'cart/orders-history', locale })
  await expect.element(page.getByText('O-003004')).toBeVisible()
  const badges = [...document.querySelectorAll('tbody td:nth-of-type(2) [data-tone]')]
  expect(badges).toHaveLength(7)
  expect(new Set(badges.map((badge) => badge.getBoundingClientRect().height)).size).toBe(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1024)
})

test('an order that is paid from the list shows its receipt, and Done leads back to it', async () => {
  const { platform, router } = await open({
    scenario: 'cart/orders-history',
    address: '/?orderId=order-3001&flow=pay',
  })
  await agree()
  await pay.click()
  await expect.element(text('We’re processing order')).toBeVisible()
  await button('Done').click()
  await expect.element(heading('Order O-003001')).toBeVisible()
  expect(router.current()).toBe('/?orderId=order-3001')
  expect(platform.calls.of(calls.purchaseOrder)).toHaveLength(1)
})

test('only an order that nobody tried to pay can be deleted, after its consequence', async () => {
  const { platform, router, events } = await open({ scenario: 'cart/orders-history', address: '/?orderId=order-3001' })
  await button('Delete order').click()
  await expect.element(dialog.getByText(/can’t be restored/)).toBeVisible()
  await inDialog('Delete order').click()
  await expect.poll(() => router.current()).toBe('/')
  expect(platform.store.orders.orders.get('order-3001')).toBeUndefined()
  expect(events.find(({ type }) => type === 'cart.order.changed')?.data).toMatchObject({ action: 'delete' })
  await page.getByRole('row').filter({ hasText: 'O-003002' }).getByRole('button').first().click()
  await expect.element(heading(/^Order O-003002|Payment and agreement/)).toBeVisible()
  expect(button('Delete order').query()).toBeNull()
})

test('group-scoped with a group; without one a group administrator sees nothing', async () => {
  const { platform } = await open({ scenario: 'cart/orders-group', groupId: 'group-maple' })
  await expect.element(text('1 order')).toBeVisible()
  expect(platform.calls.of(calls.listGroupOrders).length).toBeGreaterThan(0)
  expect(platform.calls.of(calls.listIdentityOrders)).toHaveLength(0)
})

test.each([
  ['a member', undefined, 'What you buy will appear here.'],
  ['staff', 'Internal', 'Nothing has been ordered for this person.'],
] as const)(
  'without any order, %s reads words of their own and the host’s way to the plans',
  async (_, realm, words) => {
    const onBrowse = vi.fn()
    await open({ scenario: 'cart/orders-empty', realm, onBrowse })
    await expect.element(text(words)).toBeVisible()
    await press(button('See plans'))
    expect(onBrowse).toHaveBeenCalledOnce()
  },
)

test('an order that can’t be read is one row that says so, and the rest works', async () => {
  const { platform } = await open({
    scenario: 'cart/orders-history',
    prepare: ({ faults }) => void faults.add({ operation: calls.listIdentityOrders, kind: 'malformed-entities' }),
  })
  await expect.element(text('We couldn’t read this order')).toBeVisible()
  expect(platform.calls.of(calls.listIdentityOrders).length).toBeGreaterThan(0)
})

const staff = [
  ['Set up', 'order-3007', async () => {}, 'Set up order', calls.provisionOrder, { status: 'PROVISIONED' }],
  [
    'Change source',
    'order-3007',
    async () => {
      await enter(field('Source'), ' winter ')
      await enter(field('Channel'), 'Hub site')
    },
    'Change source',
    calls.updateOrderSource,
    { source: 'winter', channel: 'Hubsites' },
  ],
  ['Delete', 'order-3001', async () => {}, 'Delete order', calls.deleteOrder, undefined],
] as const

test.each(staff)('staff: %s', async (action, orderId, fill, submit, operation, becomes) => {
  const { platform } = await open({ scenario: 'cart/orders-staff', address: `/?orderId=${orderId}` })
  await button('Actions').click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
  await fill()
  await inDialog(submit).dblClick()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(operation)).toHaveLength(1)
  const after = platform.store.orders.orders.get(orderId)
  if (becomes) expect(after).toMatchObject(becomes)
  else expect(after).toBeUndefined()
})

test('staff assign an owner: looked up, confirmed by name, then sent, and kept in the journal', async () => {
  const { platform } = await renderOrders(
    ({ subject }) => <OrderDetail brand="example" orderId={subject.entityId!} />,
    { scenario: 'cart/orders-unowned', router: memoryRouter('/') },
  )
  await press(button('Actions'))
  await press(page.getByRole('menuitem', { name: 'Assign owner', exact: true }))
  await enter(field('Identity ID'), 'member-grace')
  await press(inDialog('Find person'))
  await press(dialog.getByRole('checkbox', { name: 'Assign order O-003009 to Grace Sample' }))
  await press(inDialog('Assign owner'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.store.orders.orders.get('order-3009')?.identityId).toBe('member-grace')
  expect(platform.journal('orders').entries.map(({ action }) => action)).toContain('OWNER_ASSIGNED')
})

test('staff add supplements: an order of its own', async () => {
  const { platform } = await open({
    scenario: 'cart/orders-staff',
    address: '/?orderId=order-3005',
    prepare: withSubscription,
  })
  await press(button('Actions'))
  await press(page.getByRole('menuitem', { name: 'Add supplements', exact: true }))
  await expect.element(dialog.getByRole('checkbox').first()).toBeVisible()
  await expect.element(inDialog('Add supplements')).not.toHaveAttribute('aria-disabled', 'true')
  await press(inDialog('Add supplements'))
  await expect.element(dialog.getByText('Choose at least one supplement.')).toBeVisible()
  await press(dialog.getByRole('checkbox').first())
  await press(inDialog('Add supplements'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(calls.addSupplements)).toHaveLength(1)
  expect(platform.store.orders.orders.get('order-9001')).toMatchObject({ channel: 'AddLegalSupplement' })
})

test('supplements that staff may not add aren’t sent for again, and the reason stays', async () => {
  const { platform } = await open({
    scenario: 'cart/orders-staff',
    address: '/?orderId=order-3005',
    prepare: withSubscription,
  })
  await press(button('Actions'))
  await press(page.getByRole('menuitem', { name: 'Add supplements', exact: true }))
  await press(dialog.getByRole('checkbox').first())
  platform.faults.add({ operation: calls.addSupplements, kind: 403 })
  await press(inDialog('Add supplements'))
  await expect.poll(() => document.querySelector('dialog [data-mk-action="refused"]')).not.toBeNull()
  await expect.element(inDialog('Add supplements')).toHaveAttribute('aria-disabled', 'true')
  const submit = inDialog('Add supplements').element() as HTMLButtonElement
  submit.click()
  submit.form!.requestSubmit()
  expect(document.querySelector('dialog [data-mk-action="refused"]')).not.toBeNull()
  await press(inDialog('Cancel'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(calls.addSupplements)).toHaveLength(1)
})

test.each([
  ['the plan', getSubscription],
  ['the orders', calls.listIdentityOrders],
] as const)('without %s nothing can be added, and the dialog says so and tries again', async (_, operation) => {
  const { platform } = await open({
    scenario: 'cart/orders-staff',
    address: '/?orderId=order-3005',
    prepare(platform) {
      withSubscription(platform)
      platform.faults.add({ operation, kind: 500 })
    },
  })
  await press(button('Actions'))
  await press(page.getByRole('menuitem', { name: 'Add supplements', exact: true }))
  await expect.element(dialog.getByRole('heading', { name: 'We couldn’t load the supplements' })).toBeVisible()
  expect(inDialog('Add supplements').query()).toBeNull()
  expect(dialog.getByRole('checkbox').query()).toBeNull()
  platform.faults.clear()
  await press(inDialog('Try again'))
  await press(dialog.getByRole('checkbox').first())
  await press(inDialog('Add supplements'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(calls.addSupplements)).toHaveLength(1)
})

test('supplements are for the plan that staff choose, each with the period of its own price', async () => {
  const { platform } = await open({
    scenario: 'cart/orders-staff',
    address: '/?orderId=order-3005',
    prepare(platform) {
      withSubscription(platform)
      const { orders } = platform.store.orders
      const { subscriptions } = platform.store.subscriptions
      const order = orders.get('order-3005')!
      const [plan, ...others] = order.offers
      const second = { ...plan!, id: 'line-second', label: 'Second plan', subscriptionId: 'sub-second' }
      // Sold by the year, and its supplements by the month only.
      orders.put({ ...order, offers: [plan!, { ...second, billingPeriod: 'ANNUAL' }, ...others] })
      subscriptions.put({ ...subscriptions.get('sub-3005')!, id: 'sub-second' })
      const { offers } = platform.store.offers
      const offer = offers.get(plan!.offerId)!
      const monthly = <T extends { prices: readonly { billingPeriod: string }[] }>(one: T): T => ({
        ...one,
        prices: one.prices.filter(({ billingPeriod }) => billingPeriod === 'MONTHLY'),
      })
      offers.put({
        ...offer,
        products: offer.products.map((one) => ({ ...one, supplements: one.supplements.map(monthly) })),
      })
    },
  })
  await press(button('Actions'))
  await press(page.getByRole('menuitem', { name: 'Add supplements', exact: true }))
  await press(dialog.getByRole('checkbox').first())
  await enter(field('Plan'), 'Second plan')
  await expect.element(dialog.getByText('Choose what to add to Second plan.')).toBeVisible()
  expect(dialog.getByRole('checkbox', { checked: true }).elements()).toEqual([])
  await expect.element(dialog.getByRole('checkbox').first()).toHaveAccessibleDescription(/^\$\d+\.\d\d\/month$/)
  await press(dialog.getByRole('checkbox').first())
  await press(inDialog('Add supplements'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(calls.addSupplements).map(({ body }) => body)).toEqual([
    expect.objectContaining({ subscriptionId: 'sub-second' }),
  ])
})
