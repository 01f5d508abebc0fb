import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { Center, onOwnPage, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Billing center/BillingCenter',
  component: Center,
  parameters: onOwnPage,
})

const onPhones = { pictures: { widths: [360] } }

/** Nothing is due: the next bill, plans, what pays for them, and what was paid. Five requests, at once. */
export const AllGood = meta.story({
  tags: ['every-width'],
  ...over('billing-center/all-good', onPhones),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing is due right now' })).toBeVisible()
    const next = canvas.getByRole('region', { name: 'Next bill' })
    await expect(next).toHaveTextContent('$74.85')
    // The name of what pays is read beside the plans.
    await waitFor(() => expect(next).toHaveTextContent('Expected on April 8, 2026, paid with Visa ending in 4242'))
    await expect(await canvas.findByText(/2026-008020/)).toBeVisible()
    await expect(platformOf().calls.entries).toHaveLength(5)
  },
})

/** What is late comes first, and one press pays it. */
export const PastDue = meta.story({
  tags: ['every-width'],
  ...over('billing-center/past-due', onPhones),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'A payment needs your attention' })).toBeVisible()
    await expect(canvas.getByText(/Coverage is suspended until it’s paid/)).toBeVisible()
  },
})

/** A payment is due, and nothing is late. */
export const Due = meta.story({
  ...over('billing-center/due', onPhones),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You have a payment due' })).toBeVisible()
  },
})

/** A plan in every state, what is late first; a phone shows the rest on demand. */
export const EveryState = meta.story({
  tags: ['every-width'],
  ...over('billing-center/every-state', { pictures: { ...onPhones.pictures, isOfOneBrand: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'A payment needs your attention' })).toBeVisible()
  },
})

/** From a plan on hold to the dialog that pays it: one press. */
export const PayForPlan = meta.story({
  tags: ['no-picture'],
  ...over('billing-center/past-due'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $39.90: Legal Plan Family' }))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await expect((await within(dialog).findAllByText(/\$39\.90/))[0]).toBeVisible()
  },
})

/** On a phone: what is late first, and all of it within reach of a thumb. */
export const Mobile360 = meta.story({
  tags: ['no-picture'],
  ...over('billing-center/past-due'),
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay \$[\d.]+$/ }))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await expect(await within(dialog).findByRole('button', { name: /^(Review payment|Pay )/ })).toBeVisible()
  },
})

/** A section that fails, fails alone; and nobody says that nothing is due. */
export const InvoicesDown = meta.story({
  ...over('billing-center/invoices-down', onPhones),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole(
        'heading',
        { name: 'We can’t tell right now whether anything is due' },
        { timeout: 5000 },
      ),
    ).toBeVisible()
    await expect(canvas.getAllByText(/^Renews on April 8, 2026/)).toHaveLength(2)
  },
})

/** One press is enough once the platform responds. */
export const InvoicesRecover = meta.story({
  tags: ['no-picture'],
  ...over('billing-center/invoices-down'),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
    platformOf().faults.clear()
    await userEvent.click(retry)
    await expect(await canvas.findByRole('heading', { name: 'Nothing is due right now' })).toBeVisible()
  },
})

export const PlansDown = meta.story({
  ...over('billing-center/plans-down', onPhones),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nothing is due right now' }, { timeout: 5000 }),
    ).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Next bill' })).toBeNull()
  },
})

export const MethodsDown = meta.story({
  tags: ['no-picture'],
  ...over('billing-center/methods-down'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Next bill' })).toHaveTextContent(
      'Expected on April 8, 2026',
    )
  },
})

/** Nothing to show yet, and the one way on. */
export const NewMember = meta.story({
  ...over('billing-center/new-member', onPhones),
  args: { onChoosePlan: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose a plan' }))
    await expect(args.onChoosePlan).toHaveBeenCalledOnce()
  },
})

/** One plan has the page to itself. */
export const OnePlan = meta.story({
  tags: ['no-picture'],
  ...over('billing-center/all-good', { address: '/billing?subscription=sub-1' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Legal Plan Family' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Payment methods' })).toBeNull()
  },
})

/** A link leads straight to one payment, and back to the page of the host. */
export const OnePayment = meta.story({
  tags: ['no-picture'],
  ...over('billing-center/past-due', { address: '/billing?invoice=inv-9001&flow=pay&returnTo=%2Fhome' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await within(canvasElement.ownerDocument.body).findByRole('dialog')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Payment methods' })).toBeNull()
  },
})

export const Staff = meta.story({
  ...over('billing-center/staff', onPhones),
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'A payment is past due' })).toBeVisible()
    await expect(await canvas.findByRole('table', { name: 'Subscriptions' })).toBeVisible()
  },
})
export const Loading = meta.story({
  ...over('billing-center/slow', onPhones),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})

/** Group administrators have no invoice calls, so none is sent. */
export const GroupRealmUnavailable = meta.story({
  tags: ['no-picture'],
  ...over('billing-center/group-realm'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible()
    await expect(platformOf().calls.entries).toHaveLength(0)
  },
})

export const CoverageDown = meta.story({ tags: ['no-picture'], ...over('billing-center/coverage-down') })
export const Failed = meta.story({ tags: ['no-picture'], ...over('billing-center/failed') })
export const SignedOut = meta.story({ tags: ['no-picture'], ...over('billing-center/signed-out') })
export const Denied = meta.story({ tags: ['no-picture'], ...over('billing-center/denied') })
export const Offline = meta.story({ tags: ['no-picture'], ...over('billing-center/offline') })
export const UnknownValues = meta.story({ tags: ['no-picture'], ...over('billing-center/unknown-values') })
export const French = meta.story({
  tags: ['every-width'],
  ...over('billing-center/quebec', onPhones),
  globals: { locale: 'fr-CA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rien n’est dû en ce moment' })).toBeVisible()
  },
})
export const Spanish = meta.story({
  tags: ['no-picture'],
  ...over('billing-center/past-due'),
  globals: { locale: 'es-US' },
})
export const LongContent = meta.story({
  tags: ['every-width'],
  ...over('billing-center/long-content'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing is due right now' })).toBeVisible()
  },
})
export const PseudoLocale = meta.story({
  tags: ['no-picture'],
  ...over('billing-center/past-due'),
  globals: { locale: 'pseudo' },
})
export const RightToLeft = meta.story({
  tags: ['no-picture'],
  ...over('billing-center/past-due'),
  globals: { direction: 'rtl' },
})
