import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { Kit, onOwnPage, opened, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Invoices/Invoice',
  component: Kit,
  parameters: onOwnPage,
})

/** Opens the first invoice of the list, and is read by its heading. */
export const OpenedFromTheList = meta.story({
  tags: ['every-width'],
  ...over('invoices/member-mixed-history', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('button', { name: /Legal Plan Family/ })
    name!.focus()
    await userEvent.keyboard('{Enter}')
    const heading = await canvas.findByRole('heading', { name: /^Invoice / })
    await waitFor(() => expect(heading).toHaveFocus())
  },
})

/** Back in the list, the focus is on the row again. */
export const FocusReturns = meta.story({
  ...over('invoices/member-mixed-history'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Will preparation/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'All invoices' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /Will preparation/ })).toHaveFocus())
  },
})

export const PartlyPaid = meta.story({ ...over('invoices/partly-paid', { address: opened }), tags: ['every-width'] })
export const TaxPending = meta.story(over('invoices/tax-pending', { address: opened }))
export const PartlyRefunded = meta.story(over('invoices/partly-refunded', { address: opened }))
export const UnknownValues = meta.story(over('invoices/unknown-values', { address: opened }))
export const LongContent = meta.story({
  ...over('invoices/long-content', { address: opened, pictures: { widths: [320] } }),
  tags: ['every-width'],
})
export const QuebecTaxPrintFr = meta.story({
  tags: ['every-width'],
  ...over('invoices/quebec', { address: opened }),
  globals: { locale: 'fr-CA' },
})
/** What does not add up is told to staff; they also see the history. */
export const StaffWithMismatch = meta.story({
  tags: ['every-width'],
  ...over('invoices/staff', { address: '/billing?invoice=inv-1015' }),
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The items differ from the total by $1.00.')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Actions' })).toBeVisible()
  },
})

/** The invoice can be read; paying waits, so that nothing is charged twice. */
export const TransactionsPanelFailed = meta.story({
  tags: ['every-width'],
  ...over('invoices/transactions-failed', { address: opened }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Paying is paused/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay / })).toBeNull()
  },
})

/** Somebody else's invoice looks the same as one that does not exist. */
export const WrongOwner = meta.story(over('invoices/wrong-owner', { address: opened }))
export const NotFound = meta.story({
  ...over('invoices/not-found', { address: opened }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible()
    await expect(platformOf().calls.entries.some(({ status }) => status === 404)).toBe(true)
  },
})
