import { createOrder, purchaseOrder, updateOrderOffers } from '@memberkit/contract/commerce/orders'
import { button, heading, text } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { agree, openPurchase, pay } from './testing/open-purchase.tsx'
import { anonymousOrder, onePlan } from './testing/order.ts'

const buyer = {
  firstName: 'Nia',
  lastName: 'Newexample',
  email: 'nia@example.com',
  phoneNumber: '+12145550123',
  phoneType: 'cell',
  address: { address1: '1 Example Street', locality: 'Dallas', postalCode: '75201', administrativeArea: 'TX' },
} as const
type Change = (party: typeof buyer) => object

/** A visitor comes back to the order that was placed for `buyer`, from a cart that has other details. */
const openAgain = (change: Change) =>
  openPurchase({
    scenario: 'cart/purchase-anonymous',
    order: { ...anonymousOrder, buyer: { ...buyer, ...change(buyer) } },
    address: '/?purchase=order-3009',
    isAnonymous: true,
    prepare({ store: { orders } }) {
      orders.orders.put({ ...orders.orders.get('order-3009')!, buyer })
    },
  })

test.each<[string, Change]>([
  ['email', () => ({ email: 'nia.newexample@example.com' })],
  ['telephone', () => ({ phoneNumber: '+12145550199' })],
  ['address', ({ address }) => ({ address: { ...address, address1: '2 Example Street' } })],
])('a buyer’s corrected %s reaches a new order, once', async (_, change) => {
  const { platform, router } = await openAgain(change)
  await button('Continue to payment').click()
  await expect.element(heading('Sign in to continue')).toBeVisible()
  expect(platform.calls.of(createOrder).map(({ body }) => body)).toMatchObject([{ buyer: change(buyer) }])
  expect(router.current()).toContain('purchase=order-9001')
})

test('the same buyer, written another way by the platform, keeps the order', async () => {
  const { platform } = await openAgain(() => ({ email: ' Nia@Example.com', phoneNumber: '+1 214 555 0123' }))
  await expect.element(heading('Sign in to continue')).toBeVisible()
  expect(platform.calls.of(createOrder)).toHaveLength(0)
})

test.each([
  ['region', { region: 'NY' as const }],
  [
    'currency',
    {
      currency: 'CAD' as const,
      region: 'ON' as const,
      offers: [
        {
          offerId: 'offer-legal-family-ca-d2c',
          productId: 'product-legal-family-ca',
          tier: 'Legal Plan Family Canada',
          billingPeriod: 'MONTHLY' as const,
        },
      ],
    },
  ],
])('an anonymous order of another %s isn’t updated: a new one is created', async (_, change) => {
  const { platform } = await openPurchase({
    scenario: 'cart/purchase-anonymous',
    order: { ...anonymousOrder, ...change },
    orderId: 'order-3009',
    isAnonymous: true,
  })
  await button('Continue to payment').click()
  await expect.element(heading('Sign in to continue')).toBeVisible()
  expect(platform.calls.of(updateOrderOffers)).toHaveLength(0)
  expect(platform.calls.of(createOrder).map(({ body }) => body)).toMatchObject([change])
})

const { authorizedUsers: _none, ...unpaid } = anonymousOrder
const bought = (orderId: string) => ({ orderId, isBought: true, content: 'other', at: Date.now() })
const stored = () => JSON.parse(localStorage.getItem('memberkit.cart cart-11') ?? 'null') as object
/** The payment of an earlier state of the cart, which another tab may have bought in a later one. */
const openPayment = () =>
  openPurchase({
    scenario: 'cart/orders-history',
    order: unpaid,
    cartKey: 'cart-11',
    address: '/?purchase=order-3001',
  })

test('a cart that was bought with other contents: its receipt, at the address of the earlier order too', async () => {
  localStorage.setItem('memberkit.cart cart-11', JSON.stringify(bought('order-3005')))
  await openPayment()
  await expect.element(text('This has already been ordered.')).toBeVisible()
  expect(pay.query()).toBeNull()
  expect(stored()).toMatchObject({ orderId: 'order-3005', isBought: true })
})

test('another tab buys the cart with other contents: the payment of the earlier order is gone at once', async () => {
  await openPayment()
  await expect.element(pay).toBeVisible()
  localStorage.setItem('memberkit.cart cart-11', JSON.stringify(bought('order-3005')))
  new BroadcastChannel('memberkit.cart cart-11').postMessage(bought('order-3005'))
  await expect.element(text('This has already been ordered.')).toBeVisible()
  expect(pay.query()).toBeNull()
  expect(stored()).toMatchObject({ orderId: 'order-3005', isBought: true })
})

test('what another tab has bought without a message counts when Pay is pressed', async () => {
  const { platform } = await openPayment()
  await agree()
  localStorage.setItem('memberkit.cart cart-11', JSON.stringify(bought('order-3005')))
  await pay.click()
  await expect.element(text('This has already been ordered.')).toBeVisible()
  expect(platform.calls.of(purchaseOrder)).toHaveLength(0)
})

test('while another window buys the cart with other contents, nothing is sent from here', async () => {
  const { platform } = await openPayment()
  await agree()
  const path = '/v2/identities/{identityId}/orders/{orderId}/purchase'
  let free = () => {}
  const held = new Promise<void>((resolve) => (free = resolve))
  void navigator.locks.request(`memberkit orders POST ${path} of cart cart-11`, () => held)
  await pay.click()
  await expect.element(text('another window')).toBeVisible()
  expect(platform.calls.of(purchaseOrder)).toHaveLength(0)
  free()
})

test('an order that was bought for somebody else is out of reach, and the cart can be bought', async () => {
  localStorage.setItem('memberkit.cart cart-12', JSON.stringify(bought('order-9999')))
  const { platform } = await openPurchase({ scenario: 'cart/orders-empty', order: onePlan, cartKey: 'cart-12' })
  await button('Continue to payment').click()
  await expect.element(heading('Payment and agreement')).toBeVisible()
  expect(platform.store.orders.orders.all()).toHaveLength(1)
})

test('an order that was bought before, opened by its number, is a receipt and nothing else', async () => {
  await openPurchase({ scenario: 'cart/orders-history', orderId: 'order-3005' })
  await expect.element(text('Everything is set up. Your receipt is below.')).toBeVisible()
  expect(document.body.textContent).not.toContain('already been ordered')
})
