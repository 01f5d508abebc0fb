import { listOutstandingInvoices } from '@memberkit/contract/commerce/subscriptions'
import type { MockPlatform } from '@memberkit/fixtures'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { changeSlots, Kit, onOwnPage, onPhonesToo, opened, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Subscriptions/SubscriptionDetail',
  component: Kit,
  parameters: onOwnPage,
  args: { changeSlots },
})

/** What it costs, its next bills, its terms, and what can be changed: five requests, at once. */
export const ActiveMember = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/active-member', { address: opened(), pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('$39.90/month')[0]).toBeVisible())
    const bills = await canvas.findByRole('list', { name: 'Next bills' })
    await expect(within(bills).getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getAllByText('Expected')).toHaveLength(1)
    // A panel may be drawn anew while another one comes.
    await waitFor(() => expect(canvas.getByText('Two plans together')).toBeVisible())
    await expect(platformOf().calls.entries).toHaveLength(5)
  },
})

/** Opens from its card; back in the list, the focus is on it again. */
export const FocusReturns = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/active-member'),
  play: async ({ canvas }) => {
    const open = { name: 'View details of Legal Plan Family' }
    await userEvent.click(await canvas.findByRole('button', open))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus())
    await userEvent.click(await canvas.findByRole('button', { name: 'All plans' }))
    await waitFor(() => expect(canvas.getByRole('button', open)).toHaveFocus())
  },
})

/** What was agreed on, what its invoices say is left, and what waits until then. */
export const CatchingUpLocked = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/catching-up', { address: opened(), ...onPhonesToo }),
  args: { onPay: () => {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Until all of it is paid/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change plan' })).toBeNull()
  },
})

/** Another system keeps the terms: said once, and nothing is offered. */
export const PaypalManaged = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/billed-elsewhere', { address: opened() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Billed through PayPal/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change payment method' })).toBeNull()
  },
})

/** Open invoices can't be read; all else stays. */
export const OnePanelFails = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/active-member', {
    address: opened(),
    prepare: ({ faults }: MockPlatform) => void faults.add({ operation: listOutstandingInvoices, kind: 400 }),
  }),
  play: async ({ canvas }) => {
    const [figure, price] = await canvas.findAllByText('$39.90/month')
    await expect(figure).toBeVisible()
    await expect(price).toBeVisible()
  },
})

/** The platform's own fields and the journal, filed under five kinds. */
export const StaffDetail = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/staff', { address: opened(), ...onPhonesToo }),
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Platform record' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Kind' })).toBeVisible()
  },
})

export const NotFound = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/not-found', { address: opened() }),
})
export const CoverageMismatch = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/coverage-mismatch', { address: opened() }),
})
export const UnknownValues = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/unknown-values', { address: opened() }),
})
export const French = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/quebec', { address: opened() }),
  globals: { locale: 'fr-CA' },
})
export const LongContent = meta.story({
  tags: ['no-picture', 'every-width'],
  ...over('subscriptions/long-content', { address: opened() }),
})
export const PseudoLocale = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/staff', { address: opened() }),
  globals: { locale: 'pseudo' },
})
