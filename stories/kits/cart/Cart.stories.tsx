import { emptyCart } from '@memberkit/cart/codec'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { addressOf, CartStage, family, mixed, onOwnPage, quebec, withCart } from './cart-stage.tsx'

const meta = preview.meta({ title: 'Kits/Cart/Cart', component: CartStage, parameters: onOwnPage })

/** Two plans and a book, billed by the month, by the year, and once. Totals are never blended. */
export const TwoProductsMixedPeriods = meta.story({
  tags: ['every-width'],
  ...withCart(mixed, 'cart/shop', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Family Plus' })).toBeVisible()
    await expect(canvas.getByText('$59.85/month')).toBeVisible()
    await expect(canvas.getByText('$439.45/year')).toBeVisible()
    await expect(canvas.getByText('Includes one-time charges')).toBeVisible()
    await expect(await canvas.findAllByText(/, estimated$/)).toHaveLength(1)
  },
})

export const Empty = meta.story({
  parameters: { scenario: 'cart/shop', address: '/cart', pictures: { widths: [360] } },
  args: { onBrowse: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See plans' }))
    await expect(args.onBrowse).toHaveBeenCalled()
    await expect(platformOf().calls.entries.every(({ method }) => method === 'GET')).toBe(true)
  },
})

/** Where the renewal costs more than the first period, the line and the totals say both. */
export const InitialVsRenewal = meta.story({
  tags: ['no-picture'],
  ...withCart({ ...family, tiers: { legal: 'Legal Plan Family Plus' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('then $34.95/month')).toBeVisible()
    await expect(canvas.getByText('$44.90/month')).toBeVisible()
  },
})

/** Removing says what it does to the total, and can be taken back with everything that belonged to it. */
export const RemoveAndUndo = meta.story({
  tags: ['no-picture'],
  ...withCart(mixed),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Family Plus' }))
    await expect(canvas.getByRole('heading', { name: 'Family, 3 bureaus' })).toHaveFocus()
    const undo = canvas.getByRole('button', { name: 'Undo: put Family Plus back' })
    // Stays while somebody is at it.
    await userEvent.hover(undo)
    await expect(undo).toBeVisible()
  },
})

/** A plan that isn't sold where the buyer lives: the line says so, and holds the way on. */
export const RegionInvalidLine = meta.story({
  ...withCart(
    {
      products: ['legal', 'identity'],
      tiers: { legal: 'Legal Plan Family Canada', identity: 'IDShield Family 2021 Canada' },
      region: 'QC',
      locale: 'en-CA',
    },
    'cart/shop',
    { pictures: { widths: [360] } },
  ),
  globals: { locale: 'en-CA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This plan isn’t sold in Quebec/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Family, 1 bureau' }))
    await expect(canvas.getByRole('heading', { name: 'Family, 1 bureau' })).toHaveFocus()
  },
})

/** A tier of last year, a product nobody sells, a supplement for another plan: each line says what is the matter. */
export const LinesThatCannotBeBought = meta.story({
  tags: ['no-picture'],
  ...withCart({
    products: ['legal', 'pets', 'business'],
    tiers: { legal: 'Legal Plan Family', pets: 'Pet Plan', business: 'Legal Small Business 25' },
    supplements: { legal: ['homeBusiness_v4', 'gunOwners'] },
    region: 'TX',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This plan isn’t sold here/)).toBeVisible()
    await expect(canvas.getByText(/Legal Small Business 25 isn’t sold here/)).toBeVisible()
    await expect(canvas.getByText(/This supplement isn’t for this plan/)).toBeVisible()
    await expect(canvas.getByText('This supplement needs Trial Defense.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Up to 50 people' }))
    await expect(await canvas.findByRole('heading', { name: 'Up to 50 people' })).toBeVisible()
  },
})

/** Taxes never hold the cart up, and are never shown as zero. */
export const TaxEstimateFailed = meta.story({
  ...withCart(family, 'cart/tax-failed'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Calculated at purchase')).toBeVisible()
    await expect(canvasElement.textContent).not.toContain('$0.00')
  },
})

export const TaxUnknown = meta.story({
  tags: ['no-picture'],
  ...withCart({ ...family, region: '' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Calculated once we know/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('State or province'), 'NY')
    await expect(await canvas.findByText('Sales tax (4%), estimated')).toBeVisible()
  },
})

/** In Texas there is one tax, estimated at the place that the cart names. */
export const EstimateTX = meta.story({
  tags: ['no-picture'],
  ...withCart(family),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/, estimated$/)).toHaveLength(1)
    await expect(canvas.getByText('Sales tax (8.25%), estimated')).toBeVisible()
  },
})

/** In Québec there are two, by their French names. */
export const EstimateQC = meta.story({
  tags: ['no-picture'],
  ...withCart(quebec, 'cart/shop-quebec'),
  globals: { locale: 'fr-CA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^TPS \(5\s%\).*estimation/i)).toBeVisible()
    await expect(canvas.getByText(/^TVQ \(9,975\s%\).*estimation/i)).toBeVisible()
  },
})

/** A link with the buyer's details in it: they are filled in, and leave the address at once. */
export const LegacyLinkScrubbed = meta.story({
  tags: ['no-picture'],
  ...withCart({
    ...family,
    personalInfo: { ...emptyCart.personalInfo, firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We removed personal details/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByLabelText('Email')).toHaveValue('ada@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to your cart' }))
    await expect(await canvas.findByRole('heading', { name: 'Your cart' })).toBeVisible()
  },
})

export const MalformedLink = meta.story({
  parameters: { scenario: 'cart/shop', address: '/cart?d=eyJwcm9kdWN0cyI6' },
  args: { onBrowse: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t read the cart in this link')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  },
})

/** Signed in, with the same plan in use already. */
export const AlreadyCovered = meta.story({
  tags: ['no-picture'],
  ...withCart(family, 'cart/member-with-plans'),
  args: { isMember: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy it again' }))
    await expect(canvas.queryByText(/You already have this plan/)).toBeNull()
  },
})

const priceOf = (amount: string) => ({ currency: 'USD', period: 'MONTHLY', initial: amount, renewal: amount })

/** Back after a while: what has changed is said before the totals. */
export const Resumed = meta.story({
  tags: ['no-picture'],
  ...withCart({}),
  args: {
    store: {
      load: () => ({
        cart: { ...emptyCart, ...family },
        seen: {
          legal: {
            tier: 'Legal Plan Family',
            ...priceOf('24.95'),
            supplements: { trialDefensePersonal: priceOf('9.95') },
          },
        },
      }),
      save: () => {},
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Family costs more than before.')).toBeVisible()
  },
})

/** The price of an agreement is monthly, whatever a link says. */
export const AssociateAgreement = meta.story({
  tags: ['no-picture'],
  ...withCart({
    products: ['associate', 'books', 'shipping'],
    billingPeriods: { associate: 'ANNUAL' },
    region: 'OH',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/always billed monthly/)).toBeVisible()
    await expect(canvas.getAllByText('$25.00/month')).toHaveLength(2)
  },
})

/** What the cart costs in Canadian dollars, and what isn't sold there, before anything changes. */
export const ChangeOfMarket = meta.story({
  ...withCart(
    { ...mixed, products: ['legal', 'cdlp', 'books'], tiers: { ...mixed.tiers, cdlp: 'Legal CDLP' } },
    'cart/shop',
    { pictures: { widths: [360] } },
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change language and currency' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('Language and currency'), 'fr-CA')
    await expect((await dialog.findAllByText(/Not sold there/))[0]).toBeVisible()
    await expect((await dialog.findAllByText(/^CA\$31\.95\/month/))[0]).toBeVisible()
  },
})

/** The second step: who uses the plan, and who buys it. */
export const Details = meta.story({
  tags: ['every-width'],
  parameters: {
    scenario: 'cart/shop',
    address: `${addressOf(family)}&cartStep=details`,
    pictures: { widths: [360], isOfOneBrand: true },
  },
  args: { asksNationalIdentifier: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your details' })).toBeVisible()
    await expect(canvas.getByLabelText('Social Security number')).toHaveAttribute('autocomplete', 'off')
  },
})

export const DetailsWithFaults = meta.story({
  tags: ['no-picture'],
  parameters: { scenario: 'cart/shop', address: `${addressOf(family)}&cartStep=details` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to payment' }))
    await expect(await canvas.findByRole('link', { name: 'Enter a first name' })).toBeVisible()
  },
})

export const Loading = meta.story({
  ...withCart(mixed, 'cart/prices-slow'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})
export const Failed = meta.story({
  ...withCart(mixed, 'cart/prices-failed', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
  },
})

/** Once the platform answers again, one press is enough, and the cart is as it was. */
export const Recovers = meta.story({
  tags: ['no-picture'],
  ...withCart(mixed, 'cart/prices-failed', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    platformOf().faults.clear()
    await userEvent.click(retry)
    await expect(await canvas.findByRole('heading', { name: 'Family Plus' })).toBeVisible()
  },
})
export const Refused = meta.story({ tags: ['no-picture'], ...withCart(mixed, 'cart/prices-refused') })
export const Denied = meta.story({
  ...withCart(mixed, 'cart/prices-denied', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^You don’t have access/ })).toBeVisible()
  },
})
export const Offline = meta.story({
  tags: ['no-picture'],
  ...withCart(mixed, 'cart/shop-offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re offline' })).toBeVisible()
  },
})
export const UnknownValues = meta.story({ tags: ['no-picture'], ...withCart(mixed, 'cart/unknown-offers') })

export const LongContent = meta.story({
  tags: ['no-picture'],
  ...withCart(mixed, 'cart/long-names', { pictures: { widths: [320] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/with everything that belongs/)).not.toHaveLength(0)
  },
})

/** Federal and provincial taxes by their names. */
export const French = meta.story({
  ...withCart(quebec, 'cart/shop-quebec', { pictures: { widths: [360] } }),
  globals: { locale: 'fr-CA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^TVQ/)).toBeVisible()
    await expect(canvas.getByText(/^TPS/)).toBeVisible()
  },
})
export const Spanish = meta.story({ tags: ['no-picture'], ...withCart(mixed), globals: { locale: 'es-US' } })
export const PseudoLocale = meta.story({ tags: ['no-picture'], ...withCart(mixed), globals: { locale: 'pseudo' } })
export const RightToLeft = meta.story({
  tags: ['no-picture'],
  ...withCart(mixed),
  globals: { direction: 'rtl' },
})
