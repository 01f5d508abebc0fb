import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { onOwnPage, over, Picker } from './picker-kit.tsx'

const meta = preview.meta({
  title: 'Kits/Plans/TierPicker',
  component: Picker,
  parameters: onOwnPage,
  args: { onSelect: fn() },
})

type Canvas = ReturnType<typeof within>

/** A radio button of a tier, by its label. */
const tier = (canvas: Canvas, label: string) =>
  canvas.findByRole('radio', { name: new RegExp(`^${label}( ?\\. [^\\p{L}\\d]{0,4}\\d.*)?$`, 'u') })
const press = async (canvas: Canvas, label: string) => userEvent.click(await tier(canvas, label))

/** One request beside the names of benefits; nothing is preselected. A press selects, the button confirms. */
export const ThreeTiersMonthly = meta.story({
  tags: ['every-width'],
  ...over('plans/three-tiers', { pictures: { widths: [360] } }),
  play: async ({ canvas, args }) => {
    await press(canvas, 'Family Plus')
    await expect(await tier(canvas, 'Family Plus')).toBeChecked()
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(platformOf().calls.entries).toHaveLength(2)
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose Family Plus' }))
    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ tierId: 'tier-legal-family-plus', billingPeriod: 'MONTHLY' }),
    )
  },
})

/** A tier without an annual price keeps its monthly one, and says so. */
export const AnnualMissingOnOneTier = meta.story({
  tags: ['no-picture'],
  ...over('plans/annual-missing', { address: '/plans?period=ANNUAL', pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Billed monthly')).toBeVisible()
    await expect(canvas.getByText('Save $29.95/year compared with monthly billing')).toBeVisible()
  },
})

export const InitialRenewalDiffer = meta.story({
  tags: ['no-picture'],
  ...over('plans/household', { address: '/plans?tier=tier-legal-individual-plus' }),
  play: async ({ canvas }) => {
    const totals = await canvas.findAllByText('then $29.95/month')
    await expect(totals[0]).toBeVisible()
    await expect(totals[0]?.parentElement).toHaveTextContent('$24.95/monththen $29.95/month')
  },
})

/** Never $0.00: the tier is there, and nobody can choose it. */
export const MissingPrice = meta.story({
  tags: ['no-picture'],
  ...over('plans/missing-price'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Price unavailable')).toBeVisible()
    await expect(await tier(canvas, 'Family Plus')).toBeDisabled()
  },
})

/** A full matrix is two questions. */
export const BureauMatrix = meta.story({
  tags: ['every-width'],
  ...over('plans/bureau-matrix', { pictures: { widths: [360], isOfOneBrand: true } }),
  args: { productGroup: 'identity' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Family' }))
    await userEvent.click(canvas.getByRole('radio', { name: '3 bureaus' }))
    await expect(await canvas.findByRole('heading', { name: /^Family, 3 bureaus/ })).toBeVisible()
  },
})

/** What two questions don’t tell is below them from the start: the current plan and the recommendation. */
export const BureauMatrixUnanswered = meta.story({
  ...over('plans/bureau-matrix', { pictures: { widths: [360] } }),
  args: {
    productGroup: 'identity',
    current: { tierId: 'tier-ids-individual' },
    recommended: { tierId: 'tier-ids-family-3b', reason: 'Covers the children you told us about.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your plan')).toBeVisible()
    await expect(canvas.getByText('Covers the children you told us about.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Choose Family, 3 bureaus' })).toBeVisible()
  },
})

/** What isn’t sold there is below what is, with the reason and the nearest plan once. */
export const NotInQuebec = meta.story({
  ...over('plans/not-in-quebec', { pictures: { widths: [360] } }),
  globals: { locale: 'fr-CA' },
  args: { productGroup: 'identity' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Province ou territoire'), 'QC')
    const unsold = await canvas.findByRole('list', { name: 'Non offert à cet endroit (Québec).' })
    await expect(unsold).toHaveTextContent('Familiale, 1 bureau')
    await expect(await tier(canvas, 'Individuelle, 1 bureau')).toBeEnabled()
  },
})

export const NowhereInTexas = meta.story({
  tags: ['no-picture'],
  ...over('plans/nowhere-in-texas'),
  args: { region: 'TX' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None of these plans is sold in Texas.')).toBeVisible()
  },
})

/** A downgrade says what would be lost before it is chosen. */
export const CurrentPlanDowngrade = meta.story({
  ...over('plans/household', { pictures: { widths: [360] } }),
  args: { current: { tierId: 'tier-legal-family-plus' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Individual Plus')
    await expect(await canvas.findByRole('button', { name: 'Downgrade to Individual Plus' })).toBeVisible()
    await expect((await canvas.findAllByText('Family matters'))[0]).toBeVisible()
  },
})

/** A plan that is no longer sold shows to those who have it. */
export const RetiredPlan = meta.story({
  tags: ['no-picture'],
  ...over('plans/retired'),
  args: { current: { tierId: 'tier-legal-family', offerId: 'offer-legal-family-2019-d2c' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No longer sold. You can keep it.')).toBeVisible()
  },
})

/** By the paycheck, with a year of them and what the employer pays. */
export const GroupPerPaycheck = meta.story({
  tags: ['no-picture'],
  ...over('plans/group', { pictures: { widths: [360] } }),
  args: {
    channel: 'GROUP',
    initialPeriod: 'PAY_PERIOD',
    payPeriodsPerYear: 26,
    canChooseRegion: false,
    slots: { employerContribution: () => <span>Your employer pays $5.00 of this.</span> },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$254.54 a year, 26 paychecks')).toBeVisible()
    await expect(canvas.getAllByText('Your employer pays $5.00 of this.')[0]).toBeVisible()
  },
})

/** Offers that wait for review, as a buyer elsewhere would see them. Nobody can buy them. */
export const InternalPreviewNeedsReview = meta.story({
  ...over('plans/preview', { pictures: { widths: [360] } }),
  args: { isPreview: true, region: 'TX' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Needs review'))[0]).toBeVisible()
    await expect(await canvas.findByText(/As seen by D2C · TX · en-US/)).toBeVisible()
    await press(canvas, 'Family')
    await expect(canvas.queryByRole('button', { name: /^Choose/ })).toBeNull()
  },
})

/** More than six are a compact list. */
export const EightTiersCompact = meta.story({
  ...over('plans/eight-tiers', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await tier(canvas, 'Ultimate')).toBeVisible()
    await press(canvas, 'Premier')
    await expect(await canvas.findByRole('button', { name: 'Choose Premier' })).toBeVisible()
  },
})

/** In plain words, who is to be covered; and whom the other plans leave out. */
export const WhoIsCovered = meta.story({
  tags: ['no-picture'],
  ...over('plans/household'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('My spouse or partner'))
    await expect(await canvas.findByText('Individual doesn’t cover your spouse or partner.')).toBeVisible()
  },
})

/** Supplements below the tiers: one needs another, and the subtotal follows. */
export const Supplements = meta.story({
  tags: ['every-width'],
  ...over('plans/household', {
    address: '/plans?tier=tier-legal-family',
    pictures: { widths: [360], isOfOneBrand: true },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Add Trial Defense first.')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Trial Defense' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gun Owners' }))
    await expect(await canvas.findByText('$54.85/month')).toBeVisible()
  },
})

export const Recommended = meta.story({
  tags: ['no-picture'],
  ...over('plans/three-tiers'),
  args: { recommended: { tierId: 'tier-legal-family-plus', reason: 'Includes trial defense, which you asked about.' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Recommended')).toBeVisible()
    await expect(await tier(canvas, 'Family Plus')).not.toBeChecked()
  },
})

export const CoBrand = meta.story({
  tags: ['no-picture'],
  ...over('plans/co-brand'),
  args: { channel: 'NETWORK', coBrandPartner: 'PRIMERICA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Offered with Primerica')).toBeVisible()
    await press(canvas, 'Family')
  },
})

/** Prices and selection work; what a change would lose is counted. */
export const BenefitsFailed = meta.story({
  tags: ['no-picture'],
  ...over('plans/benefits-failed', { address: '/plans?tier=tier-legal-individual-plus' }),
  args: { current: { tierId: 'tier-legal-family-plus' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the names of these benefits.')).toBeVisible()
    platformOf().faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.queryByText('We couldn’t load the names of these benefits.')).toBeNull())
  },
})

export const LinkToNothing = meta.story({
  tags: ['no-picture'],
  ...over('plans/household', { address: '/plans?tier=tier-nowhere' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The plan in this link isn’t available/)).toBeVisible()
  },
})

export const Empty = meta.story({
  ...over('plans/empty', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No plans to choose from' })).toBeVisible()
  },
})

export const Loading = meta.story({
  ...over('plans/slow', { pictures: { widths: [360] } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})

export const Offline = meta.story({
  tags: ['no-picture'],
  ...over('plans/offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re offline' })).toBeVisible()
  },
})

/** Once the platform answers again, one press is enough. */
export const Failed = meta.story({
  ...over('plans/failed', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const Recovers = meta.story({
  tags: ['no-picture'],
  ...over('plans/failed'),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    platformOf().faults.clear()
    await userEvent.click(retry)
    await expect(await tier(canvas, 'Family')).toBeVisible()
  },
})

export const Refused = meta.story({ tags: ['no-picture'], ...over('plans/refused') })
export const Denied = meta.story({ tags: ['no-picture'], ...over('plans/denied') })
export const SignedOut = meta.story({ tags: ['no-picture'], ...over('plans/signed-out') })
export const TooManyRequests = meta.story({ tags: ['no-picture'], ...over('plans/too-many-requests') })

/** What nobody knew yet renders in readable letters; a status nobody knows sells nothing. */
export const UnknownValues = meta.story({ tags: ['no-picture'], ...over('plans/unknown-values') })

export const LongContent = meta.story({
  tags: ['no-picture'],
  ...over('plans/long-names', { pictures: { widths: [320] } }),
})

export const French = meta.story({
  tags: ['no-picture'],
  ...over('plans/household', { address: '/plans?tier=tier-legal-family-ca&period=ANNUAL' }),
  globals: { locale: 'fr-CA' },
})
export const Spanish = meta.story({
  tags: ['no-picture'],
  ...over('plans/household', { address: '/plans?tier=tier-legal-family' }),
  globals: { locale: 'es-US' },
})
export const PseudoLocale = meta.story({
  tags: ['no-picture'],
  ...over('plans/household', { address: '/plans?tier=tier-legal-family' }),
  globals: { locale: 'pseudo' },
})
export const RightToLeft = meta.story({
  tags: ['no-picture'],
  ...over('plans/household', { address: '/plans?tier=tier-legal-family' }),
  globals: { direction: 'rtl' },
})
