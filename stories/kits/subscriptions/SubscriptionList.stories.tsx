import type { MockPlatform } from '@memberkit/fixtures'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { Kit, onOwnPage, onPhonesToo, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Subscriptions/SubscriptionList',
  component: Kit,
  parameters: onOwnPage,
})

/** When each plan renews and with what, and whom it covers: three requests, at once. */
export const ActiveMember = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/active-member', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Renews on April 8, 2026 with Visa ending in 4242/)).toHaveLength(2)
    const ivy = await canvas.findByText('Ivy Sample,')
    await expect(ivy).toBeVisible()
    await expect(ivy.parentElement).toHaveTextContent(/You, Hugo Sample, Ivy Sample/)
    await expect(platformOf().calls.entries).toHaveLength(3)
  },
})

/** An invoice of the plan on hold, beside that of the one that catches up. */
function owedBySuspended({ store: { invoices } }: MockPlatform) {
  const one = invoices.invoices.get('inv-9002')!
  invoices.invoices.put({ ...one, id: 'inv-9003', number: '2026-009003', subscriptionId: 'sub-3', due: '19.95' })
}

/** A plan in every state, in the order in which they ask for something. */
export const EveryState = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/every-state', { ...onPhonesToo, prepare: owedBySuspended }),
  args: { onPay: fn() },
  play: async ({ canvas, args }) => {
    const titles = await canvas.findAllByRole('heading', { level: 3 })
    await expect(titles[0]).toHaveTextContent('Legal CDLP')
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay \$19\.95: / }))
    await expect(args.onPay).toHaveBeenCalledWith('sub-3')
  },
})

/** A plan on hold: what to do about it, and how one gets there. */
export const SuspendedRestore = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/suspended'),
  args: { onPay: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Suspended')).toBeVisible()
    await expect(await canvas.findByText(/^This plan is suspended, so you can’t rely on it now/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $39.90: Legal Plan Family' }))
    await expect(args.onPay).toHaveBeenCalledWith('sub-1')
  },
})

/** Other systems keep their own terms: what can't be changed here isn't offered. */
export const BilledElsewhere = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/billed-elsewhere'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Billed through PayPal/)).toBeVisible()
    await expect(canvas.getByText('Through Primerica')).toBeVisible()
    await expect(canvas.getByText(/paid through your group/)).toBeVisible()
  },
})

/** Coverage follows billing a little later: said, and nothing promised. */
export const CoverageMismatch = meta.story({
  ...over('subscriptions/coverage-mismatch'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your access is still being updated/)).toBeVisible()
  },
})

/** People fail by themselves: billing stays. */
export const CoverageFailed = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/coverage-failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Renews on/)).toHaveLength(2)
    await expect(canvas.queryByText(/Hugo/)).toBeNull()
  },
})

export const Loading = meta.story({
  ...over('subscriptions/slow'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})

export const Empty = meta.story({
  ...over('subscriptions/empty'),
  args: { onChoosePlan: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No plans yet' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Choose a plan' })).toBeVisible()
  },
})

/** One press is enough once the platform responds. */
export const Recovers = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/failed'),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    platformOf().faults.clear()
    await userEvent.click(retry)
    await expect(await canvas.findAllByText(/^Renews on/)).toHaveLength(2)
  },
})

/** Group administrators have group-scoped calls only, so none is sent. */
export const GroupRealmUnavailable = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/group-realm'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible()
    await expect(platformOf().calls.entries).toHaveLength(0)
  },
})

export const Partner = meta.story({ tags: ['no-picture'], ...over('subscriptions/partner') })
export const Failed = meta.story({ tags: ['no-picture'], ...over('subscriptions/failed') })
export const Refused = meta.story({ tags: ['no-picture'], ...over('subscriptions/refused') })
export const SignedOut = meta.story({ tags: ['no-picture'], ...over('subscriptions/signed-out') })
export const Denied = meta.story({ tags: ['no-picture'], ...over('subscriptions/denied') })
export const TooManyRequests = meta.story({ tags: ['no-picture'], ...over('subscriptions/too-many-requests') })
export const Offline = meta.story({ tags: ['no-picture'], ...over('subscriptions/offline') })
export const UnknownValues = meta.story({ ...over('subscriptions/unknown-values') })
export const French = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/quebec'),
  globals: { locale: 'fr-CA' },
})
export const Spanish = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/every-state'),
  globals: { locale: 'es-US' },
})
export const LongContent = meta.story({ tags: ['every-width'], ...over('subscriptions/long-content') })
export const PseudoLocale = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/every-state'),
  globals: { locale: 'pseudo' },
})
export const RightToLeft = meta.story({
  ...over('subscriptions/active-member'),
  globals: { direction: 'rtl' },
})
