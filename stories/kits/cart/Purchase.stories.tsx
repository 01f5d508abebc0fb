import { createIdentityOrder, getOrder, purchaseOrder } from '@memberkit/contract/commerce/orders'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { Buying, cartOrder, onOwnPage, over } from './orders-kit.tsx'

const meta = preview.meta({
  title: 'Kits/Cart/Purchase',
  component: Buying,
  parameters: onOwnPage,
})

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** Agrees to price, contracts and renewal, and presses the button. */
async function buy(name: string | RegExp = /^Pay \$/) {
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box)
  await press(name)
}

/** So that the picture does not depend on how often the page has asked. */
function neverSettled({ outcomes }: ReturnType<typeof platformOf>) {
  outcomes.settlesAs = undefined
}

/** Carts of earlier stories must not be known here. */
const forget = () => localStorage.clear()

/** From a cart: its lines at the prices of their offers, before anything is created. */
export const CheckOrder = meta.story({
  tags: ['no-picture'],
  ...over('cart/orders-empty', { prepare: forget, pictures: { widths: [360] } }),
  args: { order: cartOrder },
  play: async () => {
    await expect(await screen.findByText('Calculated at purchase')).toBeVisible()
    await expect(screen.getByText('renews at $34.95/month')).toBeVisible()
    await expect(platformOf().calls.of(createIdentityOrder)).toHaveLength(0)
  },
})

/** What is ordered, how it is paid, what is agreed to. Nothing is ticked in advance. */
export const PaymentAndAgreement = meta.story({
  tags: ['every-width'],
  ...over('cart/purchase-approved', { pictures: { widths: [360] } }),
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /Visa ending in/ })).toBeChecked()
    for (const box of await screen.findAllByRole('checkbox')) await expect(box).not.toBeChecked()
  },
})

export const NotAgreed = meta.story({
  tags: ['no-picture'],
  ...over('cart/purchase-approved'),
  play: async () => {
    await screen.findAllByRole('checkbox')
    await press(/^Pay \$/)
    await expect((await screen.findAllByText('Agree to the price and contracts to continue.'))[0]).toBeVisible()
    await expect(platformOf().calls.of(purchaseOrder)).toHaveLength(0)
  },
})

/** In Québec the French contract comes first; English is an explicit choice once it was opened. */
export const FrenchQuebecConsent = meta.story({
  ...over('cart/purchase-quebec', { pictures: { widths: [360] } }),
  globals: { locale: 'fr-CA' },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /^Anglais/ })).toBeDisabled()
    await expect(screen.getByRole('radio', { name: 'Français' })).toBeEnabled()
  },
})

/** Safe to leave: read again with back-off. */
export const PurchaseProcessing = meta.story({
  ...over('cart/purchase-processing', { prepare: neverSettled, pictures: { widths: [360] } }),
  play: async () => {
    await buy()
    await expect(await screen.findByText(/You can leave this page/)).toBeVisible()
    await expect(platformOf().calls.of(purchaseOrder)).toHaveLength(1)
  },
})

/** Each line says whether it is paid. */
export const PartiallyFunded = meta.story({
  ...over('cart/purchase-rest', { pictures: { widths: [360] } }),
  play: async () => {
    await expect(await screen.findByText('Part of your order is paid')).toBeVisible()
    await expect(screen.getByText('$14.95 paid, $24.90 still due, before tax.')).toBeVisible()
    await expect(screen.getByText('The bank declined this card')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Pay the rest: $24.90 before tax' })).toBeVisible()
  },
})

/** The answer was lost and can't be looked up yet: only checking is offered. */
export const UnknownOutcomeAfterNetworkLoss = meta.story({
  ...over('cart/purchase-approved'),
  play: async () => {
    await screen.findAllByRole('checkbox')
    const { faults } = platformOf()
    faults.add({ operation: purchaseOrder, kind: 'dropped-after-commit', times: 1 })
    faults.add({ operation: getOrder, kind: 503 })
    await buy()
    await expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull()
    await expect(platformOf().calls.of(purchaseOrder)).toHaveLength(1)
  },
})

/** The order is kept, the focus is on the payment, and another method is offered first. */
export const PaymentFailed = meta.story({
  ...over('cart/purchase-declined', { pictures: { widths: [360] } }),
  play: async () => {
    await buy()
    await expect(await screen.findByText('The payment with Visa ending in 4242 didn’t go through')).toBeVisible()
    await expect(await screen.findByRole('radio', { name: /Mastercard/ })).toBeChecked()
  },
})

/** By pay period, billed to the employer, without a card; every call is group-scoped. */
export const GroupAdminPayPeriod = meta.story({
  ...over('cart/purchase-group', { pictures: { widths: [360] } }),
  args: { groupId: 'group-maple', orderingFor: { name: 'Carla Placeholder', groupName: 'Maple Example Works' } },
  play: async () => {
    await expect(await screen.findByText('Ordering for Carla Placeholder · Maple Example Works')).toBeVisible()
    await expect(await screen.findByRole('radio', { name: 'Through the employer' })).toBeChecked()
  },
})

export const GroupOrderForMember = meta.story({
  tags: ['no-picture'],
  ...over('cart/purchase-group'),
  args: { groupId: 'group-maple', orderingFor: { name: 'Carla Placeholder', groupName: 'Maple Example Works' } },
  play: async () => {
    await screen.findByRole('button', { name: 'Place order' })
    await buy('Place order')
    await expect(await screen.findByText(/is placed$/)).toBeVisible()
    await expect(screen.getByText(/No card was charged/)).toBeVisible()
  },
})

/** The member's history is behind it: a receipt to print, which Back shows again. */
export const ReceiptPaid = meta.story({
  tags: ['every-width'],
  ...over('cart/orders-history', { pictures: { widths: [360], isOfOneBrand: true } }),
  play: async () => {
    await expect(await screen.findByText(/^Paid \$/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Print receipt' })).toBeVisible()
  },
})

/** Followed with back-off until it is paid. */
export const ProcessingPoll = meta.story({
  tags: ['no-picture'],
  ...over('cart/purchase-processing'),
  play: async () => {
    await buy()
    await expect(await screen.findByText(/You can leave this page/)).toBeVisible()
    await press('Check now')
    await press('Check now')
    await expect(await screen.findByText(/^Paid \$/, {}, { timeout: 20_000 })).toBeVisible()
  },
})

/** A price that changed meanwhile is shown, and agreed to again. */
export const ChangedMeanwhile = meta.story({
  ...over('cart/purchase-approved'),
  play: async () => {
    await screen.findAllByRole('checkbox')
    const { orders } = platformOf().store.orders
    const order = orders.get('order-3001')!
    orders.put({ ...order, total: '99.40', version: '2' })
    await buy()
    await expect(await screen.findByRole('button', { name: 'Review the changes' })).toBeVisible()
    await expect(platformOf().store.orders.orders.get('order-3001')?.status).toBe('OPEN')
  },
})

export const SignIn = meta.story({
  ...over('cart/purchase-anonymous', { pictures: { widths: [360] } }),
  args: { isAnonymous: true, onSignIn: fn() },
  play: async ({ args }) => {
    await press('Sign in')
    await expect(args.onSignIn).toHaveBeenCalledWith('order-3009')
  },
})

/** Order and payment method from before sign-in become the buyer's, one request each. */
export const HandOver = meta.story({
  tags: ['no-picture'],
  ...over('cart/purchase-anonymous'),
  args: { anonymousMethodId: 'pm-9' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add to my account' })).toBeVisible()
  },
})

/** Associates send the cart's link, which has nothing personal in it. */
export const AssociateSendsLink = meta.story({
  tags: ['no-picture'],
  ...over('cart/purchase-associate'),
  args: { order: cartOrder, onSendLink: fn() },
  play: async ({ args }) => {
    await press('Send link to customer')
    await expect(args.onSendLink).toHaveBeenCalledOnce()
  },
})

export const NoPaymentMethod = meta.story({
  ...over('cart/purchase-no-method', { pictures: { widths: [360] } }),
  args: { onAddPaymentMethod: fn() },
  play: async ({ args }) => {
    await press('Add a payment method')
    await expect(args.onAddPaymentMethod).toHaveBeenCalled()
  },
})

/** The host's own form, below the saved methods. */
export const OwnMethodForm = meta.story({
  tags: ['no-picture'],
  ...over('cart/purchase-no-method', { pictures: { widths: [360] } }),
  args: { slots: { addMethod: <p>The host’s form</p> } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The host’s form')).toBeVisible()
  },
})

/** Bought in another tab: this one shows the receipt, and nothing can be bought again. */
export const BoughtElsewhere = meta.story({
  tags: ['no-picture'],
  ...over('cart/orders-history', {
    prepare: () => {
      const bought = { orderId: 'order-3005', isBought: true, content: '', at: 0 }
      localStorage.setItem('memberkit.cart story', JSON.stringify(bought))
    },
  }),
  args: { order: cartOrder, cartKey: 'story' },
  play: async () => {
    await expect(await screen.findByText(/This has already been ordered/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: /Pay|Continue/ })).toBeNull()
    localStorage.clear()
  },
})

export const NotFound = meta.story({ tags: ['no-picture'], ...over('cart/orders-not-found') })

export const Loading = meta.story({
  ...over('cart/orders-slow'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})

export const Failed = meta.story({
  ...over('cart/orders-failed', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const Offline = meta.story({
  ...over('cart/orders-offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re offline' })).toBeVisible()
  },
})
