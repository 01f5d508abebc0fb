import { LinkButton } from '@memberkit/primitives/button'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { at, onOwnPage, opened, over, TransactionsKit } from './transactions-kit.tsx'

const meta = preview.meta({
  title: 'Kits/Payments/Transactions',
  component: TransactionsKit,
  parameters: onOwnPage,
})

/** Every type: money taken, held, checked and given back. */
export const MemberHistory = meta.story({
  tags: ['every-width'],
  ...over('payments/transactions', { pictures: { widths: [360, 1440] } }),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Transactions' })
    await expect(within(table).getByText('−$12.50')).toBeVisible()
    await expect(within(table).getByText('No charge')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'New transaction' })).toBeNull()
  },
})

export const Staff = meta.story({
  ...over('payments/transactions-staff'),
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'New transaction' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^More actions for Charge \$64\.90/ })).toBeVisible()
  },
})

/** From the authorization to a refund of a part, with what was paid in the end. */
export const ApprovedChain = meta.story({
  ...over('payments/transactions', { address: opened, pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem')
    await expect(items.map((item) => item.textContent?.replace(/\d.*$/, ''))).toEqual([
      'Hold $',
      'Payment $',
      'Refund −$',
    ])
    await expect(canvas.getByText('Paid after refunds')).toBeVisible()
    await expect(canvas.getByText('$52.40')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy the ID' })).toBeVisible()
  },
})

/** Nothing but invoice, method, amount and time says what the refund is of, and the page says so. */
export const ConcludedChain = meta.story({
  tags: ['no-picture'],
  ...over('payments/transactions', at('tx-111')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing confirms that they belong together/)).toBeVisible()
  },
})

/** Two payments fit, so the refund is left alone, and what is left to refund may be less. */
export const AmbiguousChain = meta.story({
  tags: ['no-picture'],
  ...over('payments/transactions-ambiguous', { address: opened }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Less may be left to refund')).toBeVisible()
  },
})

/** An attempt without an answer: what is known, and that it is being looked up. */
export const TimedOutUnknown = meta.story({
  ...over('payments/transactions-timed-out', { address: opened }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The bank hasn’t answered')).toBeVisible()
    await expect(canvas.getByText(/^We’re checking/)).toBeVisible()
  },
})

export const Filtered = meta.story({
  ...over('payments/transactions', { address: '/transactions?type=REFUND&from=2026-03-01' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 12 transactions')).toBeVisible()
  },
})

export const FilteredEmpty = meta.story({
  ...over('payments/transactions', { address: '/transactions?from=2026-03-10' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transaction matches these filters')).toBeVisible()
  },
})

export const Empty = meta.story(over('payments/transactions-empty', { pictures: { widths: [360] } }))

export const Loading = meta.story({
  ...over('payments/transactions-slow'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})

export const Refused = meta.story(over('payments/transactions-refused'))
export const Denied = meta.story(over('payments/transactions-access-denied', { pictures: { widths: [360] } }))
export const Offline = meta.story({
  ...over('payments/transactions-offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re offline' })).toBeVisible()
  },
})

/** Once the platform answers again, one press is enough. */
export const Failed = meta.story({
  ...over('payments/transactions-failed', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** Another try, once the platform answers again, shows the list. */
export const Recovers = meta.story({
  tags: ['no-picture'],
  ...over('payments/transactions-failed'),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    platformOf().faults.clear()
    await userEvent.click(retry)
    await expect(await canvas.findByRole('table', { name: 'Transactions' })).toBeVisible()
  },
})

/** A link to one that isn't there, or is somebody else's: the same for both. */
export const NotFound = meta.story({
  ...over('payments/transactions', at('tx-999')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'All transactions' }))[0]).toBeVisible()
  },
})

/** Group administrators have no such calls, so none is made. The host's link leads them on. */
export const GroupRealmUnavailable = meta.story({
  ...over('payments/transactions-group-realm'),
  args: { slots: { unavailable: <LinkButton href="#group">Your group</LinkButton> } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Transactions aren’t available here' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Your group' })).toBeVisible()
    await expect(platformOf().calls.entries).toHaveLength(0)
  },
})

export const UnknownValues = meta.story({ tags: ['no-picture'], ...over('payments/transactions-unknown-values') })

/** One that cannot be read is one row that says so. */
export const Malformed = meta.story({
  ...over('payments/transactions-malformed'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('We couldn’t read this transaction'))[0]).toBeVisible()
  },
})

/** Above two hundred rows only those in sight are in the page. */
export const LongList = meta.story({
  tags: ['no-picture'],
  ...over('payments/transactions-long-list'),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Transactions' })
    await expect(table).toHaveAttribute('aria-rowcount', '1001')
    await expect(within(table).getAllByRole('row').length).toBeLessThan(80)
  },
})

export const French = meta.story({
  ...over('payments/transactions', { address: opened, pictures: { widths: [360] } }),
  globals: { locale: 'fr-CA' },
})
export const Spanish = meta.story({
  tags: ['no-picture'],
  ...over('payments/transactions'),
  globals: { locale: 'es-US' },
})
export const PseudoLocale = meta.story({
  tags: ['no-picture'],
  ...over('payments/transactions-staff'),
  globals: { locale: 'pseudo' },
})
export const RightToLeft = meta.story({ ...over('payments/transactions'), globals: { direction: 'rtl' } })
