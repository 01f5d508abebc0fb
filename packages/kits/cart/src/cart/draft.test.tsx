import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { CartDraft } from './state/cart-store.ts'
import { cartWith } from './testing/offers.ts'
import { button, field, openCart, text } from './testing/open-cart.tsx'

const family = {
  products: ['legal'],
  tiers: { legal: 'Legal Plan Family Plus' },
  supplements: { legal: ['trialDefensePersonal', 'gunOwners'] },
  region: 'TX',
}
const person = {
  ...cartWith({}).personalInfo,
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  nationalIdentifier: '000000000',
}

const price = (initial: string, renewal: string) => ({ currency: 'USD', period: 'MONTHLY', initial, renewal })

test('what has changed since the last visit is said until its line is edited: an own edit is no change', async () => {
  const seen = {
    legal: {
      tier: 'Legal Plan Family Plus',
      ...price('29.95', '29.95'),
      supplements: { trialDefensePersonal: price('9.95', '9.95'), gunOwners: price('14.95', '14.95') },
    },
  }
  await openCart({ address: '/cart', store: { load: () => ({ cart: cartWith(family), seen }), save: vi.fn() } })
  await expect.element(text('Family Plus renews at a higher price than before.')).toBeVisible()
  expect(page.getByText('costs more').query()).toBeNull()
  await button('Remove Gun Owners').click()
  await expect.element(text('Your cart has changed since your last visit')).not.toBeInTheDocument()
})

test('a draft comes back after sign-in, and says what has changed', async () => {
  const draft = {
    cart: cartWith({ ...family, supplements: {}, personalInfo: person }),
    seen: { legal: { tier: 'Legal Plan Family Plus', ...price('24.95', '34.95'), supplements: {} } },
  }
  const save = vi.fn()
  await openCart({ address: '/cart', store: { load: () => draft, save } })
  await expect.element(text('Family Plus costs more than before.')).toBeVisible()
  await button('Continue').click()
  await expect.element(field('Email')).toHaveValue('ada@example.com')
  expect(save).toHaveBeenCalled()
})

test('each edit is saved once, in order', async () => {
  const save = vi.fn<(draft: CartDraft) => void>()
  await openCart({ cart: { ...family, supplements: {} }, store: { load: () => undefined, save } })
  await button('Continue').click()
  save.mockClear()
  const name = page.getByLabelText('First name').first()
  for (const letters of ['A', 'Ad', 'Ada']) await name.fill(letters)
  expect(save.mock.calls.map(([{ cart }]) => cart.personalInfo.firstName)).toEqual(['A', 'Ad', 'Ada'])
})
