import { assignOrderOwner, purchaseGroupOrder } from '@memberkit/contract/commerce/orders'
import { assignAnonymousPaymentMethodOwner } from '@memberkit/contract/commerce/payments'
import { button, heading, text } from '@memberkit/testing/on-page'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { agree, openPurchase } from './testing/open-purchase.tsx'

const handOver = { scenario: 'cart/purchase-anonymous', anonymousMethodId: 'pm-9' } as const

test('order and payment method become the buyer’s, one request each', async () => {
  const { platform, events } = await openPurchase(handOver)
  await button('Add to my account').dblClick()
  await expect.element(heading('Payment and agreement')).toBeVisible()
  expect(platform.calls.of(assignOrderOwner)).toHaveLength(1)
  expect(platform.calls.of(assignAnonymousPaymentMethodOwner)).toHaveLength(1)
  expect(platform.store.orders.orders.get('order-3009')?.identityId).toBe('member-grace')
  expect(platform.store.payments.paymentMethods.get('pm-9')?.identityId).toBe('member-grace')
  expect(events.filter(({ type }) => type === 'cart.owner.assigned')).toHaveLength(1)
})

test.each([assignOrderOwner, assignAnonymousPaymentMethodOwner])(
  'a lost answer is looked up: $path',
  async (operation) => {
    const { platform } = await openPurchase(handOver)
    await expect.element(button('Add to my account')).toBeVisible()
    platform.faults.add({ operation, kind: 'dropped-after-commit', times: 1 })
    await button('Add to my account').click()
    await expect.element(heading('Payment and agreement')).toBeVisible()
    expect(platform.calls.of(operation)).toHaveLength(1)
  },
)

test('continued later, only what is missing is sent', async () => {
  const { platform } = await openPurchase({
    ...handOver,
    prepare: ({ store }) => {
      const order = store.orders.orders.get('order-3009')!
      store.orders.orders.put({ ...order, identityId: 'member-grace' })
    },
  })
  await button('Add to my account').click()
  await expect.element(heading('Payment and agreement')).toBeVisible()
  expect(platform.calls.of(assignOrderOwner)).toHaveLength(0)
  expect(platform.calls.of(assignAnonymousPaymentMethodOwner)).toHaveLength(1)
})

test('the method can’t be taken over: another one can be used', async () => {
  const { platform } = await openPurchase(handOver)
  await expect.element(button('Add to my account')).toBeVisible()
  platform.faults.add({ operation: assignAnonymousPaymentMethodOwner, kind: 404 })
  await button('Add to my account').click()
  await button('Use another payment method').click()
  await expect.element(heading('Payment and agreement')).toBeVisible()
})

test.each([assignOrderOwner, assignAnonymousPaymentMethodOwner])(
  'what may not be taken over isn’t sent for again, and the reason stays: $path',
  async (operation) => {
    const { platform } = await openPurchase(handOver)
    const add = button('Add to my account')
    await expect.element(add).toBeVisible()
    platform.faults.add({ operation, kind: 403 })
    await add.click()
    const refusal = () => document.querySelector('[data-mk-action="refused"]')
    await expect.poll(refusal).not.toBeNull()
    await expect.element(add).toHaveAttribute('aria-disabled', 'true')
    ;(add.element() as HTMLElement).click()
    platform.faults.clear()
    expect(refusal()).not.toBeNull()
    if (operation === assignAnonymousPaymentMethodOwner) {
      await button('Use another payment method').click()
      await expect.element(heading('Payment and agreement')).toBeVisible()
    }
    expect(platform.calls.of(operation)).toHaveLength(1)
  },
)

test('a group administrator orders for an employee: group-scoped, by pay period, without a card', async () => {
  const { platform } = await openPurchase({
    scenario: 'cart/purchase-group',
    groupId: 'group-maple',
    orderingFor: { name: 'Carla Placeholder', groupName: 'Maple Example Works' },
  })
  await expect.element(text('Ordering for Carla Placeholder · Maple Example Works')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Through the employer' })).toBeChecked()
  await expect.element(page.getByRole('rowheader', { name: 'Billed to the employer' })).toBeVisible()
  await agree()
  await button('Place order').click()
  await expect.element(heading(/is placed/)).toBeVisible()
  const [call] = platform.calls.of(purchaseGroupOrder)
  expect(call?.body).toMatchObject({ paymentMethod: 'PREMIUM_BILLING' })
  expect(call?.body).not.toHaveProperty('paymentMethodId')
  const paths = platform.calls.entries
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.includes('/orders'))
  expect(paths.every((path) => path.startsWith('/v2/groups/group-maple/'))).toBe(true)
})

test('an associate sends the cart’s link, and orders nothing', async () => {
  const onSendLink = vi.fn()
  const { platform, events } = await openPurchase({
    scenario: 'cart/purchase-associate',
    onSendLink,
    order: {
      currency: 'USD',
      offers: [
        {
          offerId: 'offer-legal-family-d2c',
          productId: 'product-legal-family',
          tier: 'Legal Plan Family',
          billingPeriod: 'MONTHLY',
        },
      ],
    },
  })
  await button('Send link to customer').click()
  expect(onSendLink).toHaveBeenCalledOnce()
  expect(platform.calls.entries.filter(({ method }) => method === 'POST')).toHaveLength(0)
  expect(events.find(({ type }) => type === 'cart.link.sent')?.data).toEqual({ lines: 1 })
})
