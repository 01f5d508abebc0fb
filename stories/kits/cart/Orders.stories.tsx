import { assignOrderOwner, deleteOrder, listGroupOrders } from '@memberkit/contract/commerce/orders'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { Detail, Listing, onOwnPage, over } from './orders-kit.tsx'

const meta = preview.meta({
  title: 'Kits/Cart/Orders',
  component: Listing,
  parameters: onOwnPage,
})

/** Orders in every status of both lists. */
export const History = meta.story({
  tags: ['every-width'],
  ...over('cart/orders-history', { pictures: { widths: [360], isOfOneBrand: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 orders')).toBeVisible()
    await expect(canvas.getByText('Partially paid')).toBeVisible()
  },
})

/** Staff see every action, and why one is unavailable. */
export const Staff = meta.story({
  ...over('cart/orders-staff'),
  play: async ({ canvas }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions for order/ })
    await userEvent.click(menu!)
    await expect(await screen.findByRole('menuitem', { name: /Assign owner/ })).toBeVisible()
  },
})

export const Group = meta.story({
  ...over('cart/orders-group'),
  args: { groupId: 'group-maple' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 order')).toBeVisible()
    await expect(platformOf().calls.of(listGroupOrders).length).toBeGreaterThan(0)
  },
})

/** Group administrators have group-scoped calls only, so without a group none is made. */
export const GroupWithoutGroup = meta.story({
  tags: ['no-picture'],
  ...over('cart/orders-group'),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading')).toBeVisible())
    await expect(platformOf().calls.entries).toHaveLength(0)
  },
})

export const Opened = meta.story({
  ...over('cart/orders-history', { address: '/orders?orderId=order-3005', pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Order O-003005' })).toBeVisible()
    await expect(canvas.getByText('Ready to use')).toBeVisible()
  },
})

/** Nothing is deleted before the consequence is confirmed. */
export const DeleteOpenOrder = meta.story({
  tags: ['no-picture'],
  ...over('cart/orders-history', { address: '/orders?orderId=order-3001' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete order' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(/can’t be restored/)).toBeVisible()
    await expect(platformOf().calls.of(deleteOrder)).toHaveLength(0)
  },
})

export const FirstUseEmpty = meta.story({
  ...over('cart/orders-empty'),
  args: { onBrowse: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'No orders yet' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'See plans' }))
    await expect(args.onBrowse).toHaveBeenCalledOnce()
  },
})

export const FilteredEmpty = meta.story({
  tags: ['no-picture'],
  ...over('cart/orders-history', { address: '/orders?currency=CAD' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No order matches these filters' })).toBeVisible()
  },
})

export const Loading = meta.story({
  ...over('cart/orders-slow'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})

export const Refused = meta.story({ tags: ['no-picture'], ...over('cart/orders-refused') })
export const Denied = meta.story(over('cart/orders-denied'))
export const SignedOut = meta.story({ tags: ['no-picture'], ...over('cart/orders-signed-out') })
export const TooManyRequests = meta.story({ tags: ['no-picture'], ...over('cart/orders-too-many-requests') })
export const NotFound = meta.story(over('cart/orders-not-found', { address: '/orders?orderId=order-9999' }))
export const UnknownValues = meta.story({ tags: ['no-picture'], ...over('cart/orders-unknown-values') })

export const Offline = meta.story({
  tags: ['no-picture'],
  ...over('cart/orders-offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re offline' })).toBeVisible()
  },
})

/** Once the platform answers again, one press is enough. */
export const Failed = meta.story({
  tags: ['no-picture'],
  ...over('cart/orders-failed'),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    platformOf().faults.clear()
    await userEvent.click(retry)
    await expect(await canvas.findByText('7 orders')).toBeVisible()
  },
})

/** An order that was placed before sign-in gets its owner, looked up and confirmed by name. */
export const StaffAssignOwner = meta.story({
  tags: ['no-picture'],
  ...over('cart/orders-unowned', { pictures: { widths: [360] } }),
  render: () => <Detail />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign owner' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByLabelText('Identity ID'), 'member-grace')
    await userEvent.click(dialog.getByRole('button', { name: 'Find person' }))
    await expect(await dialog.findByRole('checkbox', { name: 'Assign order O-003009 to Grace Sample' })).toBeVisible()
    await expect(platformOf().calls.of(assignOrderOwner)).toHaveLength(0)
  },
})

/** For staff, with the journal. */
export const StaffDetail = meta.story({
  tags: ['no-picture'],
  ...over('cart/orders-staff', { address: '/orders?orderId=order-3007' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'History' })).toBeVisible()
    await expect(await canvas.findByText('Order created')).toBeVisible()
  },
})
