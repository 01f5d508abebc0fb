import * as calls from '@memberkit/contract/commerce/orders'
import type { MockPlatform } from '@memberkit/fixtures'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import { memoryRouter } from '@memberkit/foundation/links'
import { describeFaultMatrix, enter, filledIn, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { button, dialog, field, heading, inDialog } from '@memberkit/testing/on-page'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { Purchase } from './purchase/index.ts'
import { OrderDetail, Orders } from './orders/index.ts'
import { orderCalls } from './orders/order-calls.ts'
import type { OrderActionName } from './orders/order-actions.ts'
import { renderOrders } from './purchase/testing/open-purchase.tsx'

const orders = (scenario: ScenarioName, address: string, prepare?: (platform: MockPlatform) => void) =>
  renderOrders(({ subject }) => <Orders brand="example" identityId={subject.identityId} />, {
    scenario,
    prepare,
    router: memoryRouter(address),
  })

interface StaffCase {
  name: Exclude<OrderActionName, 'purchase' | 'addSupplements'>
  orderId: string
  menu: string
  fill?: () => Promise<unknown>
  submit: string
  done: string
}

const staffCases: readonly StaffCase[] = [
  {
    name: 'provision',
    orderId: 'order-3007',
    menu: 'Set up',
    submit: 'Set up order',
    done: 'Order O-003007 is set up.',
  },
  {
    name: 'updateSource',
    orderId: 'order-3007',
    menu: 'Change source',
    fill: () => enter(field('Source'), 'winter'),
    submit: 'Change source',
    done: 'The source of order O-003007 was changed.',
  },
  {
    name: 'delete',
    orderId: 'order-3001',
    menu: 'Delete',
    submit: 'Delete order',
    done: 'Order O-003001 was deleted.',
  },
]

const staff = ({ name, orderId, menu, fill, submit, done }: StaffCase): MatrixRow => ({
  name,
  operation: orderCalls.calls[name].operation,
  async open(prepare) {
    const stage = await orders('cart/orders-staff', `/?orderId=${orderId}`, prepare)
    await press(button('Actions'))
    await press(page.getByRole('menuitem', { name: menu, exact: true }))
    await expect.element(dialog).toBeVisible()
    return stage
  },
  fill,
  entered: () => filledIn(dialog.query()),
  lookUp: calls.getOrder,
  submit: () => press(inDialog(submit)),
  done,
  messages: { conflict: ['This order has changed'] },
  async leave() {
    await press(dialog.getByRole('button', { name: /^(Cancel|Go back)$/ }))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('Actions')).toBeVisible()
  },
})

const boxes = () => page.getByRole('checkbox')

const purchase: MatrixRow = {
  name: 'purchase',
  operation: calls.purchaseOrder,
  open: (prepare) =>
    renderOrders(
      ({ subject }) => <Purchase brand="example" identityId={subject.identityId} orderId={subject.entityId!} />,
      { scenario: 'cart/purchase-approved', prepare, router: memoryRouter('/') },
    ),
  async fill() {
    await press(boxes().nth(0))
    await press(boxes().nth(1))
  },
  entered: () => filledIn(document.querySelector('form')),
  lookUp: calls.getOrder,
  submit: () => press(button('Pay $79.40')),
  done: 'Thank you. Your plans are being set up; your receipt is below.',
  messages: { conflict: ['This order has changed'] },
  async leave() {
    await expect.element(heading('Payment and agreement')).toBeVisible()
  },
}

const assignOwner: MatrixRow = {
  name: 'assignOwner (hand-over)',
  operation: calls.assignOrderOwner,
  async open(prepare) {
    const stage = await renderOrders(
      ({ subject }) => <Purchase brand="example" identityId={subject.identityId} orderId={subject.entityId!} />,
      { scenario: 'cart/purchase-anonymous', prepare, router: memoryRouter('/') },
    )
    await expect.element(button('Add to my account')).toBeVisible()
    return stage
  },
  entered: () => 'nothing to enter',
  lookUp: calls.getOrder,
  submit: () => press(button('Add to my account')),
  done: 'Payment and agreement',
  messages: { conflict: ['This has changed'] },
  async leave() {
    await expect.element(button('Add to my account')).toBeVisible()
  },
}

describeFaultMatrix([
  purchase,
  assignOwner,
  ...staffCases.map(staff),
  {
    name: 'listIdentityOrders',
    operation: calls.listIdentityOrders,
    open: (prepare) => orders('cart/orders-history', '/', prepare),
    // One that can be read, whatever the others are.
    done: 'O-003001',
  },
  {
    name: 'getOrder',
    operation: calls.getOrder,
    open: (prepare) =>
      renderOrders(({ subject }) => <OrderDetail brand="example" orderId={subject.entityId!} />, {
        scenario: 'cart/orders-history',
        prepare,
        router: memoryRouter('/'),
      }),
    done: 'Order O-003005',
  },
])
