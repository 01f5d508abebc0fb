import { listInvoices, payInvoice } from '@memberkit/contract/commerce/invoices'
import type { MockPlatform } from '@memberkit/fixtures'
import { expect, screen, userEvent, within, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { Kit, onOwnPage, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Invoices/PayAll',
  component: Kit,
  parameters: { ...onOwnPage, pictures: { widths: [360] } },
})

/** Opens the payment of everything that is owed, once there is something to pay with. */
async function open(name = 'Pay 4 invoices') {
  await userEvent.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('radio', { name: /Visa ending in/ })
  return dialog
}

/** Any of them can be left out; the total follows. */
export const Choose = meta.story({
  tags: ['every-width'],
  ...over('invoices/pay-all'),
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('checkbox', { name: /Document review/ }))
    await expect(dialog.getByRole('button', { name: 'Pay $78.40' })).toBeVisible()
  },
})

/** What cannot be read is not paid, and the sum says that it lacks it. */
export const SomeUnreadable = meta.story({
  ...over('invoices/pay-all', {
    prepare: ({ faults }: MockPlatform) => faults.add({ operation: listInvoices, kind: 'malformed-entities' }),
  }),
  play: async () => {
    const dialog = await open('Pay 2 invoices')
    await expect(dialog.getByText(/^2 invoices couldn’t be fully read/)).toBeVisible()
  },
})

/** One after the other; a decline for good leaves the rest untried. */
export const StoppedByADecline = meta.story({
  tags: ['every-width'],
  ...over('invoices/pay-all'),
  play: async () => {
    const dialog = await open()
    const pay = dialog.getByRole('button', { name: 'Pay $138.40' })
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(pay)
    await expect(await dialog.findByText(/permanently declined this method/)).toBeVisible()
    await expect(dialog.getByText('Not tried')).toBeVisible()
    await expect(platformOf().calls.of(payInvoice)).toHaveLength(3)
  },
})
