import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CartDrawer } from './CartDrawer.tsx'
import { button, heading, openPage } from './testing/open-cart.tsx'

const cart = {
  products: ['legal', 'identity', 'books'],
  tiers: { legal: 'Legal Plan Family Plus', identity: 'IDShield Family 2021' },
  supplements: { legal: ['trialDefensePersonal', 'gunOwners'] },
  region: 'TX',
}
const drawer = page.getByRole('dialog', { name: 'Your cart' })

function Site() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cart
      </button>
      <a href="#elsewhere">Elsewhere</a>
      <CartDrawer brand="example" isOpen={isOpen} onClose={() => setOpen(false)} onCheckout={vi.fn()} />
    </>
  )
}

async function openDrawer() {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1024, 768))
  await openPage(<Site />, { cart })
  ;(button('Cart').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Family Plus')).toBeVisible()
}

test('the focus goes into the drawer, stays there for a round of Tab, and is back on its button after Escape', async () => {
  await openDrawer()
  const dialog = drawer.element()
  expect(dialog.contains(document.activeElement)).toBe(true)
  const elsewhere = page.getByText('Elsewhere').element()
  const reached = new Set<Element | null>()
  for (let step = 0; step < 40 && !reached.has(button('Continue').element()); step += 1) {
    await userEvent.keyboard('{Tab}')
    reached.add(document.activeElement)
    expect(document.activeElement).not.toBe(elsewhere)
  }
  expect(reached).toContain(button('Continue').element())
  // Before the first stop: round to the last, or out of the page, but never to what is behind.
  ;(button('Close').element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect([dialog, elsewhere, button('Cart').query()].indexOf(document.activeElement as HTMLElement)).toBeLessThan(1)
  ;(button('Close').element() as HTMLElement).focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(button('Cart')).toHaveFocus()
})

test('at 360 px the drawer fills the window, and its bar never covers what has the focus', async () => {
  await openDrawer()
  const panel = drawer.element().firstElementChild!
  await expect.poll(() => panel.getBoundingClientRect()).toMatchObject({ left: 0, width: 360, height: 740 })
  const bar = button('Continue').element().parentElement!
  const stops = drawer.getByRole('combobox').or(drawer.getByRole('button', { name: /^Remove/ }))
  expect(stops.elements().length).toBeGreaterThan(4)
  for (const stop of stops.elements() as HTMLElement[]) {
    stop.focus()
    const { bottom } = stop.getBoundingClientRect()
    if (getComputedStyle(bar).position === 'sticky')
      expect(bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top + 1)
  }
  expect(drawer.element().scrollWidth).toBeLessThanOrEqual(360)
})
