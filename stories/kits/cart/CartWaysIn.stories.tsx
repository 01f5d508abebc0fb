import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { CartCounter } from './examples/CartCounter.tsx'
import { CartWithSlots } from './examples/CartWithSlots.tsx'
import { Basket } from './examples/WholeCart.tsx'
import { family, onOwnPage, withCart } from './cart-stage.tsx'

const meta = preview.meta({
  title: 'Kits/Cart/Ways in',
  parameters: onOwnPage,
  tags: ['!autodocs', 'no-picture'],
})

export const WholeCart = meta.story({
  ...withCart(family),
  render: () => <Basket onBrowse={fn()} onCheckout={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Family' })).toBeVisible()
  },
})

export const Slots = meta.story({
  ...withCart(family),
  render: () => <CartWithSlots onCheckout={fn()} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change plan: Family' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Take Family Premier' }))
    await expect(await canvas.findByRole('heading', { name: 'Family Premier' })).toHaveFocus()
  },
})

export const Headless = meta.story({
  ...withCart(family),
  render: () => <CartCounter />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cart (1): 39.90 USD')).toBeVisible()
  },
})
