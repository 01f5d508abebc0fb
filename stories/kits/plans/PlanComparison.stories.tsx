import { PlanComparison, type PlanComparisonProps } from '@memberkit/plans'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { narrow, onOwnPage, over } from './companions.tsx'

/** The kit for direct buyers of legal plans. */
function Kit(props: Partial<PlanComparisonProps>) {
  return <PlanComparison brand="example" productGroup="legal" channel="D2C" {...props} />
}

const meta = preview.meta({
  title: 'Kits/Plans/PlanComparison',
  component: Kit,
  parameters: onOwnPage,
  args: { onSelect: fn() },
})

/** Prices and benefits of five plans, in words; the host recommends one and says why. */
export const ComparePlans = meta.story({
  tags: ['every-width'],
  ...over('plans/compare'),
  args: {
    current: { tierId: 'tier-legal-individual' },
    recommended: { tierId: 'tier-legal-family', reason: 'Covers everyone at home.' },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('row', { name: /^Will preparation/ })).toBeVisible()
    await expect(platformOf().calls.entries).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Select Family Plus' }))
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ tierId: 'tier-legal-family-plus' }))
  },
})

/** A narrow container shows any two of the plans. */
export const CompareMobileTwoUp = meta.story({
  tags: ['every-width'],
  ...over('plans/compare', {
    address: '/plans?compare=tier-legal-individual,tier-legal-family',
    pictures: { widths: [360, 320], isOfOneBrand: true },
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('With this plan'), 'tier-legal-family-premier')
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /Family Premier/ })).toBeVisible())
    await expect(canvas.getAllByRole('columnheader').filter((one) => one.checkVisibility())).toHaveLength(2)
  },
})

/** Only what differs, in the address. */
export const OnlyDifferences = meta.story({
  tags: ['no-picture'],
  ...over('plans/compare', { address: '/plans?differences=only' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Will preparation/ })).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /^Legal consultation/ })).toBeNull()
  },
})

/** Not sold in Québec: each plan says so, and none can be selected. */
export const NotInQuebec = meta.story({
  tags: ['no-picture'],
  ...over('plans/compare-quebec', narrow),
  globals: { locale: 'fr-CA' },
  args: { productGroup: 'identity', region: 'QC' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Non offert : Québec'))[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Choisir/ })).toBeNull()
  },
})

/** A plan that isn’t sold by the year says how it is billed. */
export const AnnualPrices = meta.story({
  tags: ['no-picture'],
  ...over('plans/compare', { address: '/plans?period=ANNUAL' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Billed: Monthly')).toBeVisible()
  },
})

/** Long French names wrap; calls to action stay in line. */
export const LongNames = meta.story({
  tags: ['no-picture'],
  ...over('plans/compare-long-names', { pictures: { widths: [320] } }),
  globals: { locale: 'fr-CA' },
  args: { region: 'QC' },
})

/** Eight plans by forty benefits: header and names of benefits stay in view. */
export const EightPlans = meta.story({
  ...over('plans/compare-many'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('columnheader')).toHaveLength(8)
    await expect(canvas.getByRole('region', { name: 'Compare plans' })).toHaveAttribute('tabindex', '0')
  },
})

/** Prices and selection work without the benefits; the retry is in their place. */
export const WithoutBenefits = meta.story({
  tags: ['no-picture'],
  ...over('plans/compare-without-benefits', narrow),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t load what the plans include' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Select Individual' }))
    await expect(args.onSelect).toHaveBeenCalled()
  },
})

export const Empty = meta.story({
  tags: ['no-picture'],
  ...over('plans/compare-empty'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No plans to compare' })).toBeVisible()
  },
})

export const Loading = meta.story({
  ...over('plans/compare-slow'),
  args: { recommended: { tierId: 'tier-legal-family', reason: 'Covers everyone at home.' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})

export const Refused = meta.story({
  ...over('plans/compare-refused', narrow),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We can’t show the plans' })).toBeVisible()
  },
})
export const Denied = meta.story({ tags: ['no-picture'], ...over('plans/compare-denied') })
export const Failed = meta.story({ tags: ['no-picture'], ...over('plans/compare-failed') })
export const Offline = meta.story({ tags: ['no-picture'], ...over('plans/compare-offline') })

export const Spanish = meta.story({
  tags: ['no-picture'],
  ...over('plans/compare'),
  globals: { locale: 'es-US' },
})
export const PseudoLocale = meta.story({
  tags: ['no-picture'],
  ...over('plans/compare'),
  globals: { locale: 'pseudo' },
})
export const RightToLeft = meta.story({ tags: ['no-picture'], ...over('plans/compare'), globals: { direction: 'rtl' } })
