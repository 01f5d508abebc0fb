import { skipTime } from '@memberkit/testing/skip-time'
import { expect, test, vi } from 'vitest'
import { readCart } from '../codec/index.ts'
import { button, heading, openCart } from './testing/open-cart.tsx'

const cart = {
  products: ['legal', 'books'],
  tiers: { legal: 'Legal Plan Family Plus' },
  supplements: { legal: ['trialDefensePersonal'] },
  region: 'TX',
}
const undo = button('Undo: put Family Plus back')

test('what was removed can be put back for 8 seconds, with its supplements', async () => {
  skipTime()
  const { router } = await openCart({ cart })
  await button('Remove Family Plus').click()
  await expect.element(undo).toBeVisible()
  await vi.advanceTimersByTimeAsync(7_000)
  await undo.click()
  await expect.element(heading('Family Plus')).toHaveFocus()
  expect(readCart(router.current()).cart).toMatchObject(cart)
})

test('after 8 seconds it can’t, unless somebody is at the button', async () => {
  skipTime()
  await openCart({ cart })
  await button('Remove Family Plus').click()
  await expect.element(undo).toBeVisible()
  ;(undo.element() as HTMLElement).focus()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(undo.query()).not.toBeNull()
  ;(button('Remove Book').element() as HTMLElement).focus()
  await vi.advanceTimersByTimeAsync(7_000)
  expect(undo.query()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(1_100)
  await expect.element(undo).not.toBeInTheDocument()
})
