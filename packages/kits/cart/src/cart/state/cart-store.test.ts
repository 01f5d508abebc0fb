import { memoryRouter } from '@memberkit/foundation/links'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCart, writeCart } from '../../codec/index.ts'
import { cartWith } from '../testing/offers.ts'
import { type CartDraft, createCartStore } from './cart-store.ts'

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
})
afterEach(() => vi.unstubAllGlobals())

const family = cartWith({ products: ['legal'], tiers: { legal: 'Legal Plan Family' } })
const individual = cartWith({ products: ['legal'], tiers: { legal: 'Legal Plan Individual' } })
const addressOf = (cart: typeof family) => writeCart('/cart', cart)

test('on a page whose address has no cart, the cart stays as it is, in memory and in the draft', () => {
  const router = memoryRouter(addressOf(family))
  const save = vi.fn()
  const store = createCartStore({ router, urlPolicy: 'catalogue', drafts: { load: () => undefined, save } })
  const stop = store.follow()
  router.go('/plans?tier=family')
  expect(store.current().cart.tiers).toEqual(family.tiers)
  expect(save).not.toHaveBeenCalled()
  expect(router.current()).toBe('/plans?tier=family')
  stop()
  router.go(addressOf(family))
  store.follow()
  expect(readCart(router.current()).cart.tiers).toEqual(family.tiers)
})

test('what another page put into the address while the cart was away replaces what the cart had', () => {
  const router = memoryRouter(addressOf(family))
  const store = createCartStore({ router, urlPolicy: 'catalogue' })
  store.change((cart) => ({ ...cart, personalInfo: { ...cart.personalInfo, firstName: 'Ada' } }))
  store.follow()()
  router.go(addressOf(individual))
  store.follow()
  expect(store.current().cart.tiers).toEqual(individual.tiers)
  expect(readCart(router.current()).cart.tiers).toEqual(individual.tiers)
  expect(store.current().cart.personalInfo.firstName).toBe('Ada')
})

test('no draft holds a national identifier, which stays in memory', () => {
  const save = vi.fn<(draft: CartDraft) => void>()
  const router = memoryRouter(addressOf(family))
  const store = createCartStore({ router, urlPolicy: 'catalogue', drafts: { load: () => undefined, save } })
  const named = { firstName: 'Ada', nationalIdentifier: '000-00-0000' }
  store.change((cart) => ({
    ...cart,
    personalInfo: { ...cart.personalInfo, ...named },
    businessInfo: { ...cart.businessInfo, ...named },
  }))
  store.keep({})
  expect(save).toHaveBeenCalledTimes(2)
  expect(save.mock.lastCall?.[0].cart.personalInfo.firstName).toBe('Ada')
  expect(JSON.stringify(save.mock.calls)).not.toContain('000-00-0000')
  expect(store.current().cart.personalInfo.nationalIdentifier).toBe('000-00-0000')
})

test('Back to an address of its own from before an edit keeps the edit; a choice made anew counts', () => {
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => void listeners.set(type, listener))
  const router = memoryRouter(addressOf(family))
  const store = createCartStore({ router, urlPolicy: 'full' })
  store.follow()
  store.change((cart) => ({
    ...cart,
    tiers: individual.tiers,
    personalInfo: { ...cart.personalInfo, firstName: 'Ada' },
  }))
  listeners.get('popstate')!()
  router.go(addressOf(family))
  expect(store.current().cart).toMatchObject({ tiers: individual.tiers, personalInfo: { firstName: 'Ada' } })
  expect(readCart(router.current()).cart.tiers).toEqual(individual.tiers)
  router.go(addressOf(family))
  expect(store.current().cart.tiers).toEqual(family.tiers)
})

test('prices are saved once: with the cart that they are those of', () => {
  const save = vi.fn<(draft: CartDraft) => void>()
  const router = memoryRouter(addressOf(family))
  const store = createCartStore({ router, urlPolicy: 'catalogue', drafts: { load: () => undefined, save } })
  const pricesAt = (initial: string) => {
    const price = { currency: 'USD', period: 'MONTHLY', initial, renewal: initial }
    return { legal: { tier: 'Legal Plan Family', ...price, supplements: {} } }
  }
  store.keep(pricesAt('29.95'))
  store.change((cart) => ({ ...cart, region: 'TX' }))
  store.keep(pricesAt('29.95'))
  store.keep(pricesAt('31.95'))
  expect(save.mock.calls.map(([{ cart, seen }]) => [cart.region, seen?.legal?.initial])).toEqual([
    ['', '29.95'],
    ['TX', '29.95'],
    ['TX', '31.95'],
  ])
})
