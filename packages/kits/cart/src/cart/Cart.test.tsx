import { emulatePrint, printedControls, printedText } from '@memberkit/testing/print'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readCart, writeCart } from '../codec/index.ts'
import { cartWith } from './testing/offers.ts'
import { button, field, heading, openCart, spoken, text } from './testing/open-cart.tsx'

const family = {
  products: ['legal'],
  tiers: { legal: 'Legal Plan Family Plus' },
  supplements: { legal: ['trialDefensePersonal', 'gunOwners'] },
  region: 'TX',
}
const mixed = { ...family, products: ['legal', 'books'] }
const person = {
  ...cartWith({}).personalInfo,
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  nationalIdentifier: '000000000',
}

test('says what is due today and then each period, and what is paid once', async () => {
  await openCart({ cart: mixed })
  await expect.element(heading('Family Plus')).toBeVisible()
  const summary = page.getByRole('region', { name: 'Summary' }).or(page.getByText('Includes one-time charges'))
  await expect.element(summary.first()).toBeVisible()
  // 29.95 + 9.95 + 14.95 + 18.50, with 8.25 % of each line in Texas.
  await expect.element(text('$73.35')).toBeVisible()
  await expect.element(text('$59.85/month')).toBeVisible()
  await expect.element(text('then $34.95/month')).toBeVisible()
  await expect.element(text('Sales tax (8.25%), estimated')).toBeVisible()
})

test('on a phone, the total stands once, ending the sum beside the button, which comes after why it is blocked', async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(1024, 768))
  await openCart({ cart: { ...family, products: ['legal', 'identity'] } })
  await expect.element(text('$29.95/month')).toBeVisible()
  const totals = [...page.getByText('Due today', { exact: true }).elements()]
  expect(totals.filter((one) => one.checkVisibility())).toHaveLength(1)
  const reason = page.getByRole('button', { name: /^Go to/ })
  await expect.element(reason).toBeVisible()
  const top = (one: typeof reason) => one.element().getBoundingClientRect().top
  expect(totals.find((one) => one.checkVisibility())!.getBoundingClientRect().top).toBeLessThan(top(reason))
  expect(top(reason)).toBeLessThan(top(button('Continue')))
})

test('by the keyboard: a supplement is added, a plan is removed and put back with what belonged to it', async () => {
  const { router, events } = await openCart({ cart: mixed })
  await expect.element(heading('Family Plus')).toBeVisible()
  ;(button('Remove Family Plus').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Book')).toHaveFocus()
  await expect.poll(() => spoken('polite')).toContain('Removed Family Plus. Due today $20.03.')
  expect(readCart(router.current()).cart).toMatchObject({ products: ['books'], tiers: {}, supplements: {} })
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(button('Undo: put Family Plus back')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Family Plus')).toHaveFocus()
  expect(readCart(router.current()).cart).toMatchObject(mixed)
  await expect
    .poll(() => spoken('polite'))
    .toContain('Family Plus is back in your cart. Due today $79.41, then $59.85 per month before tax.')
  await button('Remove Trial Defense').click()
  expect(readCart(router.current()).cart.supplements).toEqual({ legal: [] })
  await button('Undo: put Trial Defense back').click()
  expect(readCart(router.current()).cart.supplements).toEqual(family.supplements)
  expect(events.filter(({ type }) => type.startsWith('cart.line')).map(({ type }) => type)).toEqual([
    'cart.line.removed',
    'cart.line.restored',
    'cart.line.changed',
    'cart.line.restored',
  ])
})

test('removing a plan takes the offer that it was chosen from out of the address; undoing puts it back', async () => {
  const cart = { ...mixed, bundles: ['offer-legal-family-d2c', 'somewhere-else'] }
  const { router } = await openCart({ cart })
  await button('Remove Family Plus').click()
  expect(readCart(router.current()).cart.bundles).toEqual(['somewhere-else'])
  await button('Undo: put Family Plus back').click()
  expect(readCart(router.current()).cart.bundles).toEqual(cart.bundles)
  await button('Remove Book').click()
  await button('Remove Family Plus').click()
  // Nothing is left to be sold from any offer, so nothing is left of the cart's parameter but the region.
  expect(readCart(router.current()).cart.bundles).toEqual([])
})

test('an offer that another plan is sold from stays in the address', async () => {
  const bundle = 'offer-complete-family-d2c'
  const tiers = { legal: 'Legal Plan Family', identity: 'IDShield Family 2021' }
  const { router } = await openCart({
    cart: { products: ['legal', 'identity'], tiers, bundles: [bundle], region: 'TX' },
  })
  await button(/^Remove Family$/)
    .first()
    .click()
  expect(readCart(router.current()).cart).toMatchObject({ products: ['identity'], bundles: [bundle] })
})

test.each([
  ['en-US', 'Ordering for Carla Placeholder · Maple Example Works', 'Ordering for Grace Sample'],
  ['fr-CA', 'Commande pour Carla Placeholder · Maple Example Works', 'Commande pour Grace Sample'],
  ['es-US', 'Pedido para Carla Placeholder · Maple Example Works', 'Pedido para Grace Sample'],
] as const)(
  'whom the order is for stands above the cart, for groups and staff: %s',
  async (locale, ofGroup, ofStaff) => {
    const orderingFor = { name: 'Carla Placeholder', groupName: 'Maple Example Works' }
    const { screen } = await openCart({ cart: family, locale, orderingFor, identityId: 'member-grace' })
    await expect.element(text(ofGroup)).toBeVisible()
    await screen.unmount()
    await openCart({
      cart: family,
      locale,
      realm: 'Internal',
      orderingFor: { name: 'Grace Sample' },
      identityId: 'member-grace',
    })
    await expect.element(text(ofStaff)).toBeVisible()
  },
)

test('a supplement that the cart names twice is one row, and removing it removes both names', async () => {
  const supplements = { legal: ['businessPlus', 'homeBusiness_v2', 'trialDefensePersonal'] }
  const { router } = await openCart({ cart: { ...family, tiers: { legal: 'Legal Plan Family' }, supplements } })
  await button('Remove Home Business').click()
  expect(readCart(router.current()).cart.supplements).toEqual({ legal: ['trialDefensePersonal'] })
  expect(button('Remove Home Business').query()).toBeNull()
  await button('Undo: put Home Business back').click()
  expect(readCart(router.current()).cart.supplements).toEqual(supplements)
})

test('announces in Québec French', async () => {
  const products = ['legal']
  await openCart({
    scenario: 'cart/shop-quebec',
    locale: 'fr-CA',
    cart: {
      ...family,
      products,
      tiers: { legal: 'Legal Plan Family Canada' },
      supplements: { legal: ['trialDefensePersonal'] },
      region: 'QC',
      locale: 'fr-CA',
    },
  })
  await expect.element(text('TPS (5 %)')).toBeVisible()
  await expect.element(text('TVQ (9,975 %)')).toBeVisible()
  await button('Retirer Défense au procès').click()
  await expect
    .poll(() => spoken('polite').map((said) => said.replaceAll(/\s/g, ' ')))
    .toContain('Défense au procès a été retiré. À payer aujourd’hui : 34,44 $, puis 29,95 $ par mois avant taxes.')
})

test('Back and Forward: an edit replaces the address, a step has its own', async () => {
  const { router, entries, back, forward } = await openCart({ cart: family })
  await field('Billing').selectOptions('ANNUAL')
  expect(entries).toHaveLength(1)
  await button('Continue').click()
  await expect.element(heading('Your details')).toHaveFocus()
  expect(entries).toHaveLength(2)
  back()
  await expect.element(heading('Your cart')).toBeVisible()
  expect(readCart(router.current()).cart.billingPeriods).toEqual({ legal: 'ANNUAL' })
  forward()
  await expect.element(heading('Your details')).toBeVisible()
  back()
  await expect.element(field('Billing')).toHaveValue('ANNUAL')
})

test('Forward to an address from before an edit does not undo it', async () => {
  const { router, back, forward } = await openCart({ cart: family })
  await button('Continue').click()
  await expect.element(heading('Your details')).toHaveFocus()
  back()
  await button('Remove Trial Defense').click()
  expect(readCart(router.current()).cart.supplements).toEqual({ legal: [] })
  forward()
  await expect.element(heading('Your details')).toBeVisible()
  expect(readCart(router.current()).cart.supplements).toEqual({ legal: [] })
})

test('no address ever holds personal data, whatever is typed or arrives in a link', async () => {
  const pushed = vi.spyOn(history, 'pushState')
  const replaced = vi.spyOn(history, 'replaceState')
  const additionalInfo = {
    ...cartWith({}).additionalInfo,
    authorizedUsers: [{ firstName: 'Grace', lastName: 'Sample', type: 'SPOUSE' as const }],
  }
  const { seen, router, onCheckout, events } = await openCart({
    cart: { ...family, personalInfo: person, additionalInfo },
  })
  await expect.element(text('We removed personal details from this page’s address')).toBeVisible()
  expect(seen[0]).toBe(writeCart('/cart', cartWith(family)))
  await button('Continue').click()
  await expect.element(page.getByRole('group', { name: 'About you' }).getByLabelText('First name')).toHaveValue('Ada')
  await field('Phone').fill('2145550123')
  await field('Street address').fill('1 Example Street')
  await field('City').fill('Dallas')
  await field('ZIP code').fill('75201')
  await button('Continue to payment').click()
  await expect.poll(() => onCheckout.mock.calls.length).toBe(1)
  expect(onCheckout.mock.calls[0]![0]).toMatchObject({
    buyer: { firstName: 'Ada', email: 'ada@example.com', address: { postalCode: '75201', administrativeArea: 'TX' } },
    authorizedUsers: [{ firstName: 'Grace', lastName: 'Sample', type: 'SPOUSE' }],
    offers: [{ offerId: 'offer-legal-family-d2c', tier: 'Legal Plan Family Plus', billingPeriod: 'MONTHLY' }],
  })
  const written = [
    ...seen,
    router.current(),
    ...pushed.mock.calls.flat(),
    ...replaced.mock.calls.flat(),
    ...events.map((event) => JSON.stringify(event)),
  ]
  const plain = written.map((address) => {
    const value = /d=([^&]*)/.exec(String(address))?.[1]
    return value ? atob(decodeURIComponent(value)) : String(address)
  })
  for (const secret of ['Ada', 'Grace', 'Example', '@', '75201', '2145550123', '000000000']) {
    expect(plain.filter((address) => address.includes(secret))).toEqual([])
  }
})

test('the specification’s own format is there for hosts that need it', async () => {
  const { router } = await openCart({ cart: { ...family, personalInfo: person }, urlPolicy: 'full' })
  await expect.element(heading('Family Plus')).toBeVisible()
  expect(readCart(router.current()).cart.personalInfo).toEqual(person)
})

test('a link that nobody can read is an empty cart and a notice; the rest of the address stays', async () => {
  const { router, events } = await openCart({ address: '/cart?utm=1&d=%%%#top' })
  await expect.element(text('We couldn’t read the cart in this link')).toBeVisible()
  await expect.element(heading('Your cart is empty')).toBeVisible()
  expect(router.current()).toBe('/cart?utm=1#top')
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'cart.link.unreadable', data: { problem: 'notBase64' } }),
  )
})

test('a plan that isn’t sold in a region says so and holds the way on; another region frees it', async () => {
  const { onCheckout } = await openCart({
    cart: { products: ['identity'], tiers: { identity: 'IDShield Family 2021 Canada' }, region: 'QC', locale: 'en-CA' },
    locale: 'en-CA',
    asksBuyer: false,
  })
  const reason = 'This plan isn’t sold in Quebec. Change the place in the summary, or remove the plan.'
  await expect.element(text(reason)).toBeVisible()
  // Nothing else to choose would sell it.
  expect(field('Billing').query()).toBeNull()
  await expect.element(button('Continue')).toHaveAttribute('aria-disabled', 'true')
  await button('Go to Family, 1 bureau').click()
  await expect.element(heading('Family, 1 bureau')).toHaveFocus()
  await field('Province or territory').selectOptions('ON')
  await expect.element(text('HST (13%), estimated')).toBeVisible()
  expect(button('Continue').element().hasAttribute('aria-disabled')).toBe(false)
  expect(onCheckout).not.toHaveBeenCalled()
})

test('what the platform objects to is said at its line', async () => {
  await openCart({
    cart: family,
    prepare({ store }) {
      const product = store.products.products.get('product-legal-family')!
      const restriction = { id: 'restriction-1', stateProvince: 'TX' as const, type: 'NOT_ALLOWED' as const }
      store.products.products.put({ ...product, stateProvinceRestrictions: [restriction] })
    },
  })
  const reason = 'This plan isn’t sold in Texas. Choose another plan, change the place, or remove it.'
  await expect.element(text(reason)).toBeVisible()
  await expect.element(button('Choose Individual')).toBeVisible()
  await expect.element(button('Continue')).toHaveAttribute('aria-disabled', 'true')
})

test('taxes are unknown until there is a place', async () => {
  await openCart({ cart: { ...family, region: '' } })
  await expect.element(text('Calculated once we know your ZIP or postal code')).toBeVisible()
  await field('State or province').selectOptions('NY')
  await expect.element(text('Sales tax (4%), estimated')).toBeVisible()
})

test('somebody who has the plan is told, and can still buy it', async () => {
  const { platform } = await openCart({
    scenario: 'cart/member-with-plans',
    identityId: 'member-grace',
    cart: { products: ['legal'], tiers: { legal: 'Legal Plan Family' }, region: 'TX' },
  })
  await expect.element(text('You already have this plan')).toBeVisible()
  expect(platform.calls.entries.map(({ url }) => url).filter((one) => one.includes('/entitlements'))).toHaveLength(1)
  await button('Buy it again').click()
  await expect.element(text('You already have this plan')).not.toBeInTheDocument()
})

test('offline the cart can be edited, and says why it can’t go on', async () => {
  const { router, onCheckout } = await openCart({ cart: family, asksBuyer: false })
  await expect.element(heading('Family Plus')).toBeVisible()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect.element(text('You’re offline. Your changes are kept; connect to continue.')).toBeVisible()
  await field('Billing').selectOptions('ANNUAL')
  expect(readCart(router.current()).cart.billingPeriods).toEqual({ legal: 'ANNUAL' })
  await button('Continue').click({ force: true })
  await expect.element(heading('Your cart')).toBeVisible()
  expect(onCheckout).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  dispatchEvent(new Event('online'))
  await expect.poll(() => button('Continue').element().hasAttribute('aria-disabled')).toBe(false)
})

test('on paper there is a quote: plans, prices, taxes, until when; nothing to press', async () => {
  await openCart({ cart: family, quoteValidUntil: '2026-04-30' })
  await expect.element(text('Sales tax (8.25%), estimated')).toBeVisible()
  await emulatePrint()
  const paper = printedText(document.querySelector('[data-mk-kit]')!)
  expect(paper).toContain('Quote')
  expect(paper).toContain('Family Plus')
  expect(paper).toContain('These prices are valid until April 30, 2026. Taxes are estimated.')
  expect(paper).not.toContain('Copy cart link')
  expect(paper).not.toContain('Continue')
  expect(paper).toContain('Texas')
  expect(printedControls()).toEqual([])
})
