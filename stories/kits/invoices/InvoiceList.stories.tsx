import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { Kit, onOwnPage, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Invoices/InvoiceList',
  component: Kit,
  parameters: onOwnPage,
})

/** Fourteen invoices over every status, some past due. */
export const MemberMixedHistory = meta.story({
  tags: ['every-width'],
  ...over('invoices/member-mixed-history', { pictures: { widths: [360, 768, 1440] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Canceled invoice')).toBeVisible()
    await expect(platformOf().calls.entries.length).toBe(1)
  },
})

/** What failed, what it means for the coverage, when it is tried again: it folds, but does not go away. */
export const PastDueBanner = meta.story({
  tags: ['every-width'],
  ...over('invoices/past-due'),
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('region', { name: 'Payment needed' })
    await expect(within(banner).queryByRole('button', { name: /pay$/ })).toBeNull()
  },
})

export const PartlyPaid = meta.story(over('invoices/partly-paid'))
export const MixedCurrencies = meta.story({ ...over('invoices/mixed-currencies'), tags: ['every-width'] })
export const AllPaid = meta.story(over('invoices/all-paid'))
export const CancelledAndWaived = meta.story(over('invoices/cancelled-and-waived'))
export const Partner = meta.story({ ...over('invoices/partner'), globals: { brand: 'partner' } })
export const Staff = meta.story({
  tags: ['every-width'],
  ...over('invoices/staff'),
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'More actions for invoice 2026-001015' })).toBeVisible()
  },
})

/** Filters are loaded when somebody asks for them. */
export const Filters = meta.story({
  tags: ['every-width'],
  ...over('invoices/mixed-currencies', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Currency' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'CAD' }))
    await expect(await canvas.findByRole('button', { name: 'Currency: CAD' })).toBeVisible()
  },
})

/** The menu too, and the press that loads it opens it. */
export const Export = meta.story({
  ...over('invoices/all-paid'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Download CSV' })).toHaveFocus())
  },
})

/** What was paid in a year, in each currency, to print. */
export const Statement = meta.story({
  tags: ['every-width'],
  ...over('invoices/mixed-currencies', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Annual payment statement' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('row', { name: 'Total paid in 2026 CA$28.69 $64.85' })).toBeVisible()
  },
})

/** Filters stand in the address, so a link brings them back. */
export const Filtered = meta.story({
  ...over('invoices/member-mixed-history', { address: '/billing?status=PAID&from=2025-12-01' }),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Invoices' })
    await waitFor(() => expect(within(table).getAllByText('Paid')).toHaveLength(3))
    await expect(await canvas.findByRole('button', { name: /^Issued: from December\s1,\s2025$/ })).toBeVisible()
    await expect(canvas.getByText('3 of 14 invoices')).toBeVisible()
  },
})

export const FilteredEmpty = meta.story({
  ...over('invoices/member-mixed-history', { address: '/billing?currency=CAD' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No invoice matches these filters')).toBeVisible()
    await expect(await canvas.findByText('0 of 14 invoices')).toBeVisible()
  },
})

export const FirstUseEmpty = meta.story({
  tags: ['every-width'],
  ...over('invoices/empty'),
  args: { firstInvoiceOn: '2026-04-01' },
})

export const Loading = meta.story({
  ...over('invoices/slow'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})

export const Refused = meta.story(over('invoices/refused'))
export const Denied = meta.story(over('invoices/denied'))
export const SignedOut = meta.story(over('invoices/signed-out'))
export const TooManyRequests = meta.story(over('invoices/too-many-requests'))
export const Offline = meta.story({
  ...over('invoices/offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re offline' })).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['every-width'],
  ...over('invoices/failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** Once the platform answers again, one press is enough. */
export const Recovers = meta.story({
  ...over('invoices/failed'),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    platformOf().faults.clear()
    await userEvent.click(retry)
    await expect(await canvas.findByRole('table', { name: 'Invoices' })).toBeVisible()
  },
})

/** Group administrators have no invoice calls, so none is made. */
export const GroupRealmUnavailable = meta.story({
  ...over('invoices/group-realm'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/aren’t available here/)).toBeVisible()
    await expect(platformOf().calls.entries).toHaveLength(0)
  },
})

export const UnknownValues = meta.story(over('invoices/unknown-values'))
export const LongContent = meta.story({
  ...over('invoices/long-content', { pictures: { widths: [320] } }),
  tags: ['every-width'],
})

export const French = meta.story({
  ...over('invoices/member-mixed-history', { pictures: { widths: [360] } }),
  globals: { locale: 'fr-CA' },
})
export const Spanish = meta.story({ ...over('invoices/past-due'), globals: { locale: 'es-US' } })
export const PseudoLocale = meta.story({ ...over('invoices/past-due'), globals: { locale: 'pseudo' } })
export const RightToLeft = meta.story({ ...over('invoices/past-due'), globals: { direction: 'rtl' } })

/** Above two hundred rows only those in sight are in the page. */
export const Thousand = meta.story({
  // Columns end within pixels, where the names of columns, which stay in place, are drawn in two ways.
  tags: ['every-width', 'no-picture'],
  ...over('invoices/thousand'),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Invoices' })
    await expect(table).toHaveAttribute('aria-rowcount', '1001')
    await expect(within(table).getAllByRole('row').length).toBeLessThan(80)
  },
})
