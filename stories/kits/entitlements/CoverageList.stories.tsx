import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { Kit, onOwnPage, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Entitlements/CoverageList',
  component: Kit,
  parameters: onOwnPage,
})

/** What can be used today, and who is covered: two requests, at once. */
export const FamilyActive = meta.story({
  tags: ['every-width'],
  ...over('entitlements/family-active', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 4 })).toHaveLength(2)
    await expect(canvas.getAllByText('Ready to use')).toHaveLength(2)
    await expect(platformOf().calls.entries).toHaveLength(2)
  },
})

/** A plan in every state, in the order in which they ask for something. */
export const EveryState = meta.story({
  tags: ['every-width'],
  ...over('entitlements/every-state', { pictures: { widths: [360] } }),
  args: { onSetUp: fn(), onResolveBilling: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ended' })).toBeVisible()
    await expect(canvas.getByText('Reason: Waiting for the registration of the business.')).toBeVisible()
  },
})

/** The platform's set-up call is for machines, so the host leads to where it is done. */
export const NeedsSetup = meta.story({
  tags: ['every-width'],
  ...over('entitlements/needs-setup'),
  args: { onSetUp: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up IDShield Individual 2021' }))
    await expect(args.onSetUp).toHaveBeenCalledWith('ent-11')
  },
})

/** Without a host that leads there, there is no such control. */
export const NeedsSetupWithoutAWay = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/needs-setup'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Set this plan up/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Set up/ })).toBeNull()
  },
})

export const SuspendedForPayment = meta.story({
  tags: ['every-width'],
  ...over('entitlements/suspended-for-payment'),
  args: { onResolveBilling: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Reason: The subscription that pays for it is suspended.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to billing' }))
    await expect(args.onResolveBilling).toHaveBeenCalledWith('sub-21')
  },
})

export const PendingFulfilment = meta.story({
  tags: ['every-width'],
  ...over('entitlements/pending-fulfilment'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Being set up')).toBeVisible()
    await expect(canvas.getByText('Being changed')).toBeVisible()
  },
})

/** Coverage and billing contradict each other: said, and nothing promised. */
export const BillingMismatch = meta.story({
  tags: ['every-width', 'no-picture'],
  ...over('entitlements/billing-mismatch'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/so the coverage may end/)).toBeVisible()
    await expect(await canvas.findByText(/is active, but the plan isn’t/)).toBeVisible()
  },
})

/** The plans are there when billing is not: then nothing is said of it. */
export const BillingFailed = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/billing-failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Ready to use')).toHaveLength(2)
  },
})

/** Somebody who is covered sees as what, and changes nothing. */
export const SharedByASpouse = meta.story({
  ...over('entitlements/shared'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Shared with you as: Spouse')).toHaveLength(2)
  },
})

export const Partner = meta.story({ tags: ['no-picture'], ...over('entitlements/partner') })

export const FirstUseEmpty = meta.story({
  tags: ['every-width'],
  ...over('entitlements/empty'),
  args: { onChoosePlan: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'No plans yet' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a plan' }))
    await expect(args.onChoosePlan).toHaveBeenCalledOnce()
  },
})

export const Loading = meta.story({
  ...over('entitlements/slow'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})

export const Refused = meta.story(over('entitlements/refused'))
export const Denied = meta.story(over('entitlements/denied'))
export const SignedOut = meta.story({ tags: ['no-picture'], ...over('entitlements/signed-out') })
export const TooManyRequests = meta.story({ tags: ['no-picture'], ...over('entitlements/too-many-requests') })
export const Offline = meta.story({
  ...over('entitlements/offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re offline' })).toBeVisible()
  },
})

/** Once the platform answers again, one press is enough. */
export const Failed = meta.story({
  tags: ['every-width'],
  ...over('entitlements/failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const Recovers = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/failed'),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    platformOf().faults.clear()
    await userEvent.click(retry)
    await expect(await canvas.findByRole('heading', { name: 'What you can use today' })).toBeVisible()
  },
})

/** Group administrators have no such calls, so none is made. */
export const GroupRealmUnavailable = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/group-realm'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible()
    await expect(platformOf().calls.entries).toHaveLength(0)
  },
})

/** What nobody knew yet is not called usable. */
export const UnknownValues = meta.story({
  ...over('entitlements/unknown-values'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/We can’t tell whether/))[0]).toBeVisible()
  },
})

export const LongContent = meta.story({
  tags: ['every-width'],
  ...over('entitlements/long-content', { pictures: { widths: [320] } }),
})

/** More plans than anybody has: the first of them, and the rest when asked for. */
export const Thousand = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/thousand'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('24 of 1,000 shown')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more plans' }))
    await expect(await canvas.findByText('48 of 1,000 shown')).toBeVisible()
  },
})

export const French = meta.story({
  ...over('entitlements/every-state'),
  globals: { locale: 'fr-CA' },
})
export const Spanish = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/every-state'),
  globals: { locale: 'es-US' },
})
export const PseudoLocale = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/every-state'),
  globals: { locale: 'pseudo' },
})
export const RightToLeft = meta.story({ ...over('entitlements/every-state'), globals: { direction: 'rtl' } })
