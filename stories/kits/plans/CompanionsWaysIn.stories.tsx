import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { onOwnPage, over } from './companions.tsx'
import { CompareLegalPlans, Families, FirstFamily, SharedBenefits, SpouseSentence } from './examples/Companions.tsx'

const meta = preview.meta({
  title: 'Kits/Plans/Companions, ways in',
  parameters: onOwnPage,
  tags: ['!autodocs', 'no-picture'],
})

const selected = fn()

export const ComparisonWithSlot = meta.story({
  ...over('plans/compare'),
  render: () => <CompareLegalPlans onSelect={selected} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 plans are on sale until April 30.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Select Family' }))
    await expect(selected).toHaveBeenCalledWith('tier-legal-family')
  },
})

export const FamiliesWithSlot = meta.story({
  ...over('plans/families-empty'),
  render: () => <Families />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Our plans come back on May 1.')).toBeVisible()
  },
})

export const OnePart = meta.story({
  ...over('plans/families'),
  render: () => <FirstFamily onOpen={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Legal plans' })).toBeVisible()
  },
})

export const HeadlessComparison = meta.story({
  ...over('plans/compare'),
  render: () => <SharedBenefits />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Every plan includes Legal consultation/)).toBeVisible()
  },
})

export const HeadlessEligibility = meta.story({
  ...over('plans/eligibility-family'),
  render: () => <SpouseSentence userId={platformOf().subject.identityId} productId="product-ids-family" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your spouse can use \d of \d benefits\.$/)).toBeVisible()
  },
})
