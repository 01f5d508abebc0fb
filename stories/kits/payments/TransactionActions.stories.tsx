import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { at, onOwnPage, over, TransactionsKit } from './transactions-kit.tsx'

const meta = preview.meta({
  title: 'Kits/Payments/Transaction actions',
  component: TransactionsKit,
  parameters: onOwnPage,
})

/** Opens the dialog of an action. */
async function choose(action: RegExp | string, menu = 'New transaction') {
  await userEvent.click(await screen.findByRole('button', { name: menu }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  return within(await screen.findByRole('dialog'))
}

type Dialog = Awaited<ReturnType<typeof choose>>

async function fillIn(dialog: Dialog, method: string, amount: string) {
  await userEvent.click(await dialog.findByRole('radio', { name: method }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), amount)
}

/** Goes on to the review and confirms. */
async function send(dialog: Dialog, label: string) {
  await userEvent.click(dialog.getByRole('button', { name: 'Review' }))
  await userEvent.click(await dialog.findByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: label }))
}

const visa = 'Visa ending in 4242'
const mastercard = 'Mastercard ending in 4444'

/** A look at what will happen. Above the threshold of the host the amount is typed again. */
export const ReviewCharge = meta.story({
  ...over('payments/transactions-staff', { pictures: { widths: [360] } }),
  args: { retypeAbove: '50.00' },
  play: async () => {
    const dialog = await choose(/^Charge/)
    await fillIn(dialog, mastercard, '75')
    await userEvent.click(dialog.getByRole('button', { name: 'Review' }))
    await expect(await dialog.findByText('Mastercard ending in 4444 will be charged $75.00 now.')).toBeVisible()
    await expect(await dialog.findByRole('textbox', { name: /^Type the amount \$75\.00/ })).toBeVisible()
  },
})

export const Charged = meta.story({
  ...over('payments/transactions-staff'),
  play: async () => {
    const dialog = await choose(/^Charge/)
    await fillIn(dialog, mastercard, '20')
    await send(dialog, 'Charge $20.00')
    await expect(await dialog.findByText('Charged $20.00')).toBeVisible()
  },
})

export const Authorize = meta.story({
  tags: ['no-picture'],
  ...over('payments/transactions-staff'),
  play: async () => {
    const dialog = await choose(/^Authorization/)
    await fillIn(dialog, visa, '20')
    await userEvent.click(dialog.getByRole('button', { name: 'Review' }))
    await expect(await dialog.findByText(/No money moves yet/)).toBeVisible()
  },
})

export const Verify = meta.story({
  tags: ['no-picture'],
  ...over('payments/transactions-staff'),
  play: async () => {
    const dialog = await choose(/^Verification/)
    await expect(await dialog.findByRole('radio', { name: visa })).toBeChecked()
    await expect(dialog.queryByRole('textbox', { name: 'Amount' })).toBeNull()
  },
})

/** Never more than what is left. */
export const PartialRefund = meta.story({
  tags: ['every-width'],
  ...over('payments/transactions-staff', { ...at('tx-102'), pictures: { widths: [360] } }),
  play: async () => {
    const dialog = await choose('Refund', 'Actions')
    const amount = await dialog.findByRole('textbox', { name: 'Amount to refund' })
    await expect(amount).toHaveValue('52.40')
    await userEvent.clear(amount)
    await userEvent.type(amount, '52.41')
    await userEvent.click(dialog.getByRole('button', { name: 'Review' }))
    await expect(await dialog.findByText('Enter $52.40 or less. That is what is left to refund.')).toBeVisible()
  },
})

export const ReleaseAuthorization = meta.story({
  tags: ['no-picture'],
  ...over('payments/transactions-staff', at('tx-113')),
  play: async () => {
    const dialog = await choose('Release authorization', 'Actions')
    await expect(await dialog.findByText(/This can’t be undone/)).toBeVisible()
  },
})

/** One card is blocked, with the bank's reason; the other rests until its cooldown is over. */
export const HardDeclinedCooldown = meta.story({
  ...over('payments/transactions-hard-declined', { pictures: { widths: [360] } }),
  play: async () => {
    const dialog = await choose(/^Payment/)
    await waitFor(() => expect(dialog.getByRole('radio', { name: visa })).toBeDisabled())
    await expect(dialog.getByText('Visa ending in 4242: Stolen card')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: mastercard }))
    await expect(await dialog.findByText(/^You can try again in/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Review' })).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog.getByText('This method can’t be used yet.')).toBeVisible()
  },
})

export const HardDeclined = meta.story({
  tags: ['no-picture'],
  ...over('payments/transactions-hard-declines'),
  play: async () => {
    const dialog = await choose(/^Payment/)
    await fillIn(dialog, visa, '20')
    await send(dialog, 'Charge $20.00')
    await expect(await dialog.findByText(/The bank’s reason: Stolen card/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

/** Nothing more is sent to a method whose last attempt has no answer yet. */
export const EarlierAttemptOpen = meta.story({
  tags: ['no-picture'],
  ...over('payments/transactions-timed-out'),
  play: async () => {
    const dialog = await choose(/^Payment/)
    await expect(await dialog.findByText('We don’t know yet what became of an earlier attempt')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Review' })).toHaveAttribute('aria-disabled', 'true')
  },
})

/** The bank does not answer: nothing is claimed, and nothing but looking is offered. */
export const ChargeTimedOut = meta.story({
  ...over('payments/transactions-timed-out'),
  play: async () => {
    const dialog = await choose(/^Payment/)
    await fillIn(dialog, 'Checking account ending in 6789', '20')
    await send(dialog, 'Charge $20.00')
    await expect(await dialog.findByText('We don’t know yet whether money moved')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Check now' })).toBeVisible()
  },
})

/** What cannot be done stays in the menu, with the reason. */
export const DeniedReasons = meta.story({
  ...over('payments/transactions-staff-read', at('tx-102')),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }))
    const reason = 'You don’t have this permission. Ask your administrator.'
    await expect(await screen.findByRole('menuitem', { name: 'Refund' })).toHaveAccessibleDescription(reason)
  },
})
