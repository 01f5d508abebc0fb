import { CartDrawer } from '@memberkit/cart'
import { Button } from '@memberkit/primitives/button'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { mixed, onOwnPage, withCart } from './cart-stage.tsx'

/** A page with a button that opens the cart. */
function PageWithDrawer() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Cart</Button>
      <CartDrawer brand="example" isOpen={isOpen} onClose={() => setOpen(false)} onCheckout={fn()} />
    </>
  )
}

const meta = preview.meta({ title: 'Kits/Cart/CartDrawer', component: PageWithDrawer, parameters: onOwnPage })

const open = async () => {
  const page = within(document.body)
  await userEvent.click(await page.findByRole('button', { name: 'Cart' }))
  return within(await page.findByRole('dialog', { name: 'Your cart' }))
}

/** The same cart as on a page. The focus goes into the drawer, and back to the button. */
export const Default = meta.story({
  ...withCart(mixed, 'cart/shop', { pictures: { widths: [360] } }),
  play: async () => {
    const drawer = await open()
    await expect(await drawer.findByRole('heading', { name: 'Family Plus' })).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Continue' })).toBeVisible()
    const bar = drawer.getByRole('button', { name: 'Continue' }).parentElement!
    const panel = bar.closest('dialog')!.firstElementChild!
    await expect(getComputedStyle(bar).backgroundColor).toBe(getComputedStyle(panel).backgroundColor)
    await expect(bar.offsetWidth).toBe(panel.clientWidth)
  },
})

/** The focus goes into the drawer, to its beginning or to what scrolls there, and is back on the button afterwards. */
export const FocusReturns = meta.story({
  tags: ['no-picture'],
  ...withCart(mixed),
  play: async () => {
    const drawer = await open()
    await drawer.findByRole('heading', { name: 'Family Plus' })
    await expect(drawer.getByText('3 items').closest('dialog')).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
    await expect(within(document.body).getByRole('button', { name: 'Cart' })).toHaveFocus()
  },
})
