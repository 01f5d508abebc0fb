import { Eligibility, type EligibilityProps } from '@memberkit/plans'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { narrow, onOwnPage, over } from './companions.tsx'

const bothPlans = ['product-legal-family', 'product-ids-family']

interface KitProps extends Partial<EligibilityProps> {
  isSignedIn?: boolean
}

/** The kit for the scenario's member, as a host mounts it. */
function Kit({ isSignedIn = true, productIds = bothPlans, ...props }: KitProps) {
  const userId = isSignedIn ? platformOf().subject.identityId : undefined
  return <Eligibility productIds={productIds} region="TX" {...props} {...(userId && { userId })} />
}

const meta = preview.meta({
  title: 'Kits/Plans/Eligibility',
  component: Kit,
  parameters: onOwnPage,
})

/** What each person of a family can use, product by product, and why they can’t use the rest. */
export const EligibleFamily = meta.story({
  tags: ['every-width'],
  ...over('plans/eligibility-family', narrow),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 of 13 benefits')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Spouse' })).toBeVisible()
  },
})

/** The reason is about the person, in words. */
export const SpouseNotEligible = meta.story({
  ...over('plans/eligibility-family'),
  args: { productIds: ['product-ids-family'], people: ['SPOUSE'] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Doesn’t cover spouses.'))[0]).toBeVisible()
    await expect(canvas.queryByText(/NOT_FOR/)).toBeNull()
  },
})

/** Nothing is available in Québec: one sentence for each product instead of one for each benefit. */
export const RegionBlocked = meta.story({
  ...over('plans/eligibility-quebec'),
  globals: { locale: 'fr-CA' },
  args: {
    isSignedIn: false,
    productIds: ['product-ids-individual-ca', 'product-ids-family-ca'],
    region: 'QC',
    people: ['PRIMARY'],
    onChangeRegion: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect((await canvas.findAllByText('Non offert dans votre région : Québec.'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Changer de province ou de territoire' }))
    await expect(args.onChangeRegion).toHaveBeenCalled()
  },
})

/** What couldn’t be checked is named; nothing is claimed about it. */
export const PartialFailure = meta.story({
  tags: ['no-picture'],
  ...over('plans/eligibility-partial'),
  args: { people: ['PRIMARY', 'SPOUSE'] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/We couldn’t check this plan/))[0]).toBeVisible()
    await expect(canvas.getAllByText(/Can use/)[0]).toBeVisible()
  },
})

/** Before sign-in: for anyone. */
export const BeforeSignIn = meta.story({
  tags: ['no-picture'],
  ...over('plans/eligibility-anybody'),
  args: { isSignedIn: false },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Legal consultation'))[0]).toBeVisible()
  },
})

/** A person without the plan is led to its prices. */
export const NoPlan = meta.story({
  ...over('plans/eligibility-anybody'),
  args: { people: ['PRIMARY'], onChoose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See prices: Legal plan for the family' }))
    await expect(args.onChoose).toHaveBeenCalledWith('product-legal-family')
  },
})

export const Empty = meta.story({
  tags: ['no-picture'],
  ...over('plans/eligibility-anybody'),
  args: { productIds: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No plans to check' })).toBeVisible()
  },
})

export const Loading = meta.story({
  ...over('plans/eligibility-slow'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})

export const Refused = meta.story({ tags: ['no-picture'], ...over('plans/eligibility-refused') })
export const Denied = meta.story({
  tags: ['no-picture'],
  ...over('plans/eligibility-denied'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { name: 'You don’t have access to the benefits' })).toHaveLength(
      1,
    )
  },
})
export const Failed = meta.story({ ...over('plans/eligibility-failed') })
export const Offline = meta.story({ tags: ['no-picture'], ...over('plans/eligibility-offline') })

export const French = meta.story({
  tags: ['no-picture'],
  ...over('plans/eligibility-family'),
  globals: { locale: 'fr-CA' },
})
export const PseudoLocale = meta.story({
  tags: ['no-picture'],
  ...over('plans/eligibility-family'),
  globals: { locale: 'pseudo' },
})
