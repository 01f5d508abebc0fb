import type { CartState } from '@memberkit/contract/commerce/cart'
import type { NewOrder } from '@memberkit/contract/commerce/orders'
import type { RouterAdapter } from '@memberkit/foundation/links'
import { type KitOptions, kitStage } from '@memberkit/testing/kit-stage'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { writeCart } from '../../codec/index.ts'
import { enCA } from '../../messages/en-CA.ts'
import { enUS } from '../../messages/en-US.ts'
import { esUS } from '../../messages/es-US.ts'
import { frCA } from '../../messages/fr-CA.ts'
import { Cart, type CartProps } from '../Cart.tsx'
import { cartWith } from './offers.ts'

export { spoken } from '@memberkit/testing/stage'

const renderKit = kitStage('cart', { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS })

/** A router with a history, that keeps every address it was given. */
function recordingRouter(address: string) {
  const entries = [address]
  const seen: string[] = []
  let place = 0
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  const router: RouterAdapter = {
    current: () => entries[place]!,
    go(next, { replace } = {}) {
      seen.push(next)
      if (replace) entries[place] = next
      else entries.splice((place += 1), Infinity, next)
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const move = (by: number) => {
    place = Math.max(0, Math.min(entries.length - 1, place + by))
    dispatchEvent(new PopStateEvent('popstate'))
    notify()
  }
  return { router, seen, entries, back: () => move(-1), forward: () => move(1) }
}

export interface OpenOptions extends Omit<KitOptions, 'scenario' | 'router'>, Partial<CartProps> {
  scenario?: KitOptions['scenario']
  cart?: Partial<CartState>
  /** The whole address, instead of `cart`. */
  address?: string
}

/** The cart as a host shows it, at the address of a cart. */
export async function openCart({ scenario, cart, address, ...options }: OpenOptions = {}) {
  const { realm, locale, session, prepare, clockAhead, ...props } = options
  const onCheckout = vi.fn<(order: NewOrder) => void>()
  const ui = <Cart brand="example" onCheckout={onCheckout} {...props} />
  const stage = await openPage(ui, { scenario, cart, address, realm, locale, session, prepare, clockAhead })
  return { ...stage, onCheckout }
}

type PageOptions = Omit<KitOptions, 'scenario' | 'router'> & Pick<OpenOptions, 'scenario' | 'cart' | 'address'>

/** A page of a host at the address of a cart. */
export async function openPage(ui: ReactNode, { scenario = 'cart/shop', cart = {}, address, ...options }: PageOptions) {
  const history = recordingRouter(address ?? writeCart('/cart', cartWith(cart), { urlPolicy: 'full' }))
  const stage = await renderKit(ui, { scenario, ...options, router: history.router })
  return { ...stage, ...history }
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const heading = (name: string | RegExp) => page.getByRole('heading', { name, exact: true })
export const text = (words: string | RegExp) => page.getByText(words, { exact: false }).first()
export const field = (name: string) => page.getByLabelText(name, { exact: true })
