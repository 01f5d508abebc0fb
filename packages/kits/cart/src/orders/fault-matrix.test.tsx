import * as calls from '@memberkit/contract/commerce/orders'
import type { MockPlatform } from '@memberkit/fixtures'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import { memoryRouter } from '@memberkit/foundation/links'
import { dialogRow } from '@memberkit/testing/dialog-row'
import { describeFaultMatrix, enter, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { button, dialog, field, inDialog } from '@memberkit/testing/on-page'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { renderOrders } from '../purchase/testing/open-purchase.tsx'
import { OrderDetail, Orders } from './index.ts'
import type { OrderActionName } from './order-actions.ts'
import { withSubscription } from './testing/with-subscription.ts'
import { matrixCalls } from './testing/matrix-calls.ts'

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

async function choose(action: string) {
  await press(button('Actions'))
  await press(page.getByRole('menuitem', { name: action, exact: true }))
  await expect.element(dialog).toBeVisible()
}

const repriced: Partial<calls.Order> = { total: '45.67' }
const facts: Partial<Record<StaffCase['name'], Partial<calls.Order>>> = { updateSource: { source: 'summer' } }

const staff = ({ name, orderId, menu, ...row }: StaffCase): MatrixRow =>
  dialogRow({
    ...row,
    name,
    open: (prepare) =>
      orders('cart/orders-staff', `/?orderId=${orderId}`, (platform) => {
        withSubscription(platform)
        prepare?.(platform)
      }),
    menu: button('Actions'),
    item: menu,
    lookUp: calls.getOrder,
    changed: 'This order has changed',
    meanwhile: {
      act: (platform) => changeAsColleague(platform, platform.store.orders.orders, orderId, facts[name] ?? repriced),
      shown: '(was ',
    },
  })

/** Gives an order that nobody owns yet its owner. */
const assignOwner: MatrixRow = {
  ...staff({
    name: 'assignOwner',
    orderId: 'order-3009',
    menu: 'Assign owner',
    async fill() {
      await enter(field('Identity ID'), 'member-grace')
      await press(inDialog('Find person'))
      await press(dialog.getByRole('checkbox', { name: 'Assign order O-003009 to Grace Sample' }))
    },
    submit: 'Assign owner',
    done: 'Order O-003009 has an owner.',
  }),
  async open(prepare) {
    const stage = await renderOrders(({ subject }) => <OrderDetail brand="example" orderId={subject.entityId!} />, {
      scenario: 'cart/orders-unowned',
      prepare,
      router: memoryRouter('/'),
    })
    await choose('Assign owner')
    return stage
  },
}

/** Creates an order of its own, so it shows in the list, not in the order that it starts from. */
const addSupplements: MatrixRow = {
  ...staff({
    name: 'provision',
    orderId: 'order-3005',
    menu: 'Add supplements',
    fill: () => press(dialog.getByRole('checkbox').first()),
    submit: 'Add supplements',
    done: 'was created for the supplements.',
  }),
  name: 'addSupplements',
  lookUp: calls.listIdentityOrders,
  isHarmlessTwice: true,
  meanwhile: undefined,
  standsOnNothing: 'A new order, which is reviewed before it is paid.',
}

describeFaultMatrix(matrixCalls, [
  assignOwner,
  addSupplements,
  ...staffCases.map(staff),
  {
    name: 'listIdentityOrders',
    open: (prepare) => orders('cart/orders-history', '/', prepare),
    // One that can be read, whatever the others are.
    done: 'O-003001',
  },
  {
    name: 'getOrder',
    open: (prepare) =>
      renderOrders(({ subject }) => <OrderDetail brand="example" orderId={subject.entityId!} />, {
        scenario: 'cart/orders-history',
        prepare,
        router: memoryRouter('/'),
      }),
    done: 'Order O-003005',
  },
])
