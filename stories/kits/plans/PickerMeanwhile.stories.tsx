import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { onOwnPage, over, Picker, Refetch } from './picker-kit.tsx'

const meta = preview.meta({
  title: 'Kits/Plans/PickerMeanwhile',
  component: Picker,
  parameters: onOwnPage,
  args: { onSelect: fn() },
})

/** The platform changes a price while the page is open: that is said, and the choice stays. */
export const PricesChangeMeanwhile = meta.story({
  tags: ['no-picture'],
  ...over('plans/three-tiers', { address: '/plans?tier=tier-legal-family' }),
  args: { slots: { before: <Refetch /> } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Family ?\. \$/ })).toBeChecked()
    const offers = platformOf().store.offers.offers
    const offer = offers.get('offer-legal-family-d2c')!
    const dearer = [{ billingPeriod: 'MONTHLY' as const, initialListPrice: '31.95' }]
    offers.put({
      ...offer,
      products: offer.products.map((product) => ({
        ...product,
        merchandisedTiers: product.merchandisedTiers.map((one) => ({ ...one, prices: dearer })),
      })),
    })
    await userEvent.click(canvas.getByRole('button', { name: 'The host reads again' }))
    await expect(await canvas.findByText(/^Prices changed while you were here\..*your choice is kept\.$/)).toBeVisible()
    await expect(await canvas.findByRole('radio', { name: /^Family ?\. \$/ })).toBeChecked()
  },
})

/** "Compare plans" opens the tiers shown side by side; selecting one leads back to it. */
export const Compare = meta.story({
  tags: ['no-picture', 'every-width'],
  ...over('plans/household', { address: '/plans?view=compare' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Compare plans' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Back to plans' })).toBeVisible()
  },
})
