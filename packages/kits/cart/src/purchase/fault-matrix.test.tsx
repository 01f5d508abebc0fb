import * as calls from '@memberkit/contract/commerce/orders'
import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import type { MockPlatform } from '@memberkit/fixtures'
import { describeFaultMatrix, filledIn, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { button, heading } from '@memberkit/testing/on-page'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { openPurchase, type OpenPurchaseOptions } from './testing/open-purchase.tsx'
import { anonymousOrder } from './testing/order.ts'
import { matrixCalls } from './testing/matrix-calls.ts'

interface PressCase {
  name: string
  options: OpenPurchaseOptions
  /** The button to press; nothing is filled in. */
  button: string
  /** The title of the next step. */
  next: string
}

/** A step of one press. */
const pressed = ({ name, options, button: label, next }: PressCase) => ({
  name,
  async open(prepare: OpenPurchaseOptions['prepare']) {
    localStorage.clear()
    const stage = await openPurchase({
      ...options,
      prepare: (platform) => {
        options.prepare?.(platform)
        prepare?.(platform)
      },
    })
    await expect.element(button(label)).toBeVisible()
    return stage
  },
  entered: () => 'nothing to enter',
  submit: () => press(button(label)),
  done: next,
  messages: { conflict: ['This has changed'] },
  async leave() {
    await expect.element(button(label)).toBeVisible()
  },
})

const agree = async () => {
  await press(page.getByRole('checkbox').nth(0))
  await press(page.getByRole('checkbox').nth(1))
}

/** A colleague changes an order, whose total was another one before. */
const changedTo = (
  change: (order: calls.Order) => Partial<calls.Order>,
  { id, was, buy }: { id: string; was: string; buy?: string },
): NonNullable<MatrixRow['meanwhile']> => ({
  act: (platform) => changeOrder(platform, id, change),
  shown: `(was ${was})`,
  async agree() {
    await press(button('Review the changes'))
    if (buy === undefined) return
    await agree()
    await press(button(buy))
  },
})

function changeOrder(platform: MockPlatform, id: string, change: (order: calls.Order) => Partial<calls.Order>) {
  const { orders } = platform.store.orders
  changeAsColleague(platform, orders, id, change(orders.get(id)!))
}

const withoutTheBook = ({ offers }: calls.Order) => ({
  offers: offers.slice(0, 2),
  subtotal: '54.85',
  tax: '4.52',
  total: '59.37',
})

const dearer = ({ offers: [plan] }: calls.Order) => ({
  offers: [{ ...plan!, initialPrice: '20.00' }],
  subtotal: '20.00',
  total: '20.00',
})

/** Creates the order of a cart. */
const creating = (name: string, options: OpenPurchaseOptions, next: string) => ({
  ...pressed({
    name,
    options: { ...options, order: anonymousOrder },
    button: 'Continue to payment',
    next,
  }),
  messages: { conflict: ['This has changed'], failed: ['We couldn’t confirm your order'] },
  standsOnNothing: 'A new order, which is reviewed before it is paid.',
})

/** Buys what the scenario's order has, after agreeing to everything. */
const buying = (options: OpenPurchaseOptions, label: string) => ({
  open: (prepare: OpenPurchaseOptions['prepare']) => openPurchase({ ...options, prepare }),
  fill: agree,
  entered: () => filledIn(document.querySelector('form')),
  submit: () => press(button(label)),
  messages: {
    conflict: ['This order has changed'],
    unknown: ['We don’t know yet whether your order went through'],
  },
  async leave() {
    await expect.element(heading('Payment and agreement')).toBeVisible()
  },
})

const toHandOver = { scenario: 'cart/purchase-anonymous' } as const
/** The anonymous order of a cart that has changed since. */
const changed = { ...toHandOver, isAnonymous: true, address: '/?purchase=order-3009' } as const
const { offers, authorizedUsers } = anonymousOrder
const toTheCart = 'It sets the order to the cart on screen, whatever the order was.'

describeFaultMatrix(matrixCalls, [
  {
    ...buying({ scenario: 'cart/purchase-approved' }, 'Pay $79.40'),
    name: 'purchase',
    done: 'Thank you. Your plans are being set up; your receipt is below.',
    lookUp: calls.getOrder,
    meanwhile: changedTo(withoutTheBook, { id: 'order-3001', was: '$79.40', buy: 'Pay $59.37' }),
  },
  {
    ...buying({ scenario: 'cart/purchase-group', groupId: 'group-maple' }, 'Place order'),
    name: 'purchase (group)',
    done: 'is billed to the employer. No card was charged.',
    lookUp: calls.getGroupOrder,
    meanwhile: changedTo(dearer, { id: 'order-3011', was: '$9.79', buy: 'Place order' }),
  },
  {
    ...creating('create', { scenario: 'cart/orders-empty' }, 'Payment and agreement'),
    lookUp: calls.listIdentityOrders,
    isHarmlessTwice: true,
  },
  {
    ...creating('create (group)', { scenario: 'cart/purchase-group', groupId: 'group-maple' }, 'Payment and agreement'),
    lookUp: calls.listGroupOrders,
    isHarmlessTwice: true,
  },
  {
    ...creating('create (no owner)', { scenario: 'cart/orders-empty', isAnonymous: true }, 'Sign in to continue'),
    messages: { unknown: ['We couldn’t confirm your order'] },
    isUntraceable: true,
    isHarmlessTwice: true,
    // No order is paid here.
    trueAnyway: ['Nothing was bought or charged'],
  },
  {
    ...pressed({
      name: 'offers',
      options: { ...changed, order: { ...anonymousOrder, offers: [offers[0]] } },
      button: 'Continue to payment',
      next: 'Sign in to continue',
    }),
    lookUp: calls.getOrder,
    standsOnNothing: toTheCart,
  },
  {
    ...pressed({
      name: 'authorizedUsers',
      options: {
        ...changed,
        order: { ...anonymousOrder, authorizedUsers: [{ ...authorizedUsers[0], firstName: 'Ines' }] },
      },
      button: 'Continue to payment',
      next: 'Sign in to continue',
    }),
    lookUp: calls.getOrder,
    standsOnNothing: toTheCart,
  },
  {
    ...pressed({
      name: 'assignOwner',
      options: toHandOver,
      button: 'Add to my account',
      next: 'Payment and agreement',
    }),
    lookUp: calls.getOrder,
    meanwhile: changedTo(withoutTheBook, { id: 'order-3009', was: '$79.40' }),
  },
  {
    ...pressed({
      name: 'assignOwner (payment method)',
      options: {
        ...toHandOver,
        anonymousMethodId: 'pm-9',
        prepare: ({ store }) => {
          const order = store.orders.orders.get('order-3009')!
          store.orders.orders.put({ ...order, identityId: 'member-grace' })
        },
      },
      button: 'Add to my account',
      next: 'Payment and agreement',
    }),
    lookUp: listPaymentMethods,
    meanwhile: {
      ...changedTo(withoutTheBook, { id: 'order-3009', was: '$79.40' }),
      // It is the order that changes; the method has no version that anybody could read before it has an owner.
      learns: ['by reading again'],
    },
  },
  {
    name: 'getOffer',
    open: (prepare) => {
      localStorage.clear()
      return openPurchase({ scenario: 'cart/orders-empty', order: anonymousOrder, prepare })
    },
    done: 'Due today, before tax',
  },
])
