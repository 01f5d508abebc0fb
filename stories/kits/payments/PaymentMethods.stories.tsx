import { LinkButton } from '@memberkit/primitives/button'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { onOwnPage, over, Wallet } from './methods-kit.tsx'

const meta = preview.meta({
  title: 'Kits/Payments/PaymentMethods',
  component: Wallet,
  parameters: onOwnPage,
})

/** How many plans the host charges to each method: no call says so. */
const plansUsing = (id: string) => ({ 'pm-1': 2, 'pm-3': 1 })[id]

/** Opens the dialog of an action. */
async function choose(action: string, method = 'Visa ending in 4242') {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for ${method}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  return within(await screen.findByRole('dialog'))
}

/** A method of each kind and standing: two requests, at once. */
export const WalletMixed = meta.story({
  tags: ['every-width'],
  ...over('payments/wallet-mixed', { pictures: { widths: [360] } }),
  args: { plansUsing },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^More actions/ })).toHaveLength(6)
    await expect(canvas.getByText('Expires in 21 days')).toBeVisible()
    await expect(canvas.getByText('Expired Jan 2026')).toBeVisible()
    await expect(canvas.getByText('No longer active')).toBeVisible()
    await expect(canvas.getByText(/Used by 2 plans/)).toBeVisible()
    await expect(platformOf().calls.entries).toHaveLength(2)
  },
})

/** By the platform’s calendar, whatever the clock of the page says. */
export const ExpiringCard = meta.story({
  ...over('payments/expiring-card'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Expires in 21 days')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Update card: Visa ending in 4242' })).toBeVisible()
  },
})

/** The bank declined the last payment: how long to wait, counted by the platform’s clock. */
export const CoolingDown = meta.story({
  ...over('payments/method-cooldown'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can pay with it again in/)).toBeVisible()
  },
})

/** The bank declined it for good. */
export const HardDeclined = meta.story({
  tags: ['no-picture'],
  ...over('payments/method-hard-decline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/permanently declined/)).toBeVisible()
  },
})

export const TheSameTwice = meta.story({
  tags: ['no-picture'],
  ...over('payments/method-duplicate'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You have this one twice/)).toBeVisible()
  },
})

/** Another method takes over before one can be removed. */
export const RemoveWithReplacement = meta.story({
  ...over('payments/wallet-usual', { pictures: { widths: [360] } }),
  play: async () => {
    const dialog = await choose('Remove')
    await expect(dialog.getByRole('radio', { name: 'Mastercard ending in 4444' })).toBeChecked()
    await expect(dialog.getByText(/Plans charged to it move to the method you choose/)).toBeVisible()
  },
})

/** The last one stays until there is another. */
export const RemoveLastBlocked = meta.story({
  ...over('payments/last-method'),
  args: { plansUsing },
  play: async () => {
    const dialog = await choose('Remove')
    await expect(dialog.getByText(/^2 plans are charged to it/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Add payment method' })).toBeVisible()
  },
})

export const Rename = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-usual'),
  play: async ({ canvas }) => {
    const dialog = await choose('Rename')
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Everyday')
    await userEvent.click(dialog.getByRole('button', { name: 'Save name' }))
    await expect(await canvas.findByText('Everyday')).toBeVisible()
  },
})

export const BillingAddress = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-usual'),
  play: async () => {
    const dialog = await choose('Change billing address')
    await expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Austin')
  },
})

/** The same card with another month: the vendor is not asked. */
export const NewExpiryDate = meta.story({
  tags: ['no-picture'],
  ...over('payments/expiring-card'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update card: Visa ending in 4242' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Only the expiry date' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'March')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Year' }), '2031')
  },
})

/** Staff act for the member: no card of theirs is entered, and what they remove is removed in the member’s name. */
export const Staff = meta.story({
  ...over('payments/wallet-staff'),
  args: { isTestEnvironment: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only the member can add a payment method.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add payment method' })).toBeNull()
    await expect(await canvas.findByText('Test card numbers')).toBeVisible()
  },
})

export const RemoveForTheMember = meta.story({
  ...over('payments/wallet-staff'),
  play: async () => {
    const dialog = await choose('Remove for the member')
    await expect(
      dialog.getByRole('checkbox', { name: 'I’m removing this payment method on behalf of Ada Example' }),
    ).not.toBeChecked()
    await expect(dialog.getByText(/No other method takes over/)).toBeVisible()
  },
})

/** Looked up by ID and confirmed by name before anything is sent. */
export const ChangeOwner = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-staff'),
  play: async () => {
    const dialog = await choose('Change owner')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Identity ID' }), 'member-grace')
    await userEvent.click(dialog.getByRole('button', { name: 'Find person' }))
    await expect(await dialog.findByRole('checkbox', { name: /ID member-grace/ })).not.toBeChecked()
  },
})

/** A colleague was faster (412): what is different now, and what was entered is still there. */
export const ChangedMeanwhile = meta.story({
  ...over('payments/wallet-conflict'),
  play: async () => {
    const dialog = await choose('Rename')
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Everyday')
    await userEvent.click(dialog.getByRole('button', { name: 'Save name' }))
    await expect(await dialog.findByText('This payment method has changed')).toBeVisible()
    await expect(name).toHaveValue('Everyday')
  },
})

/** What cannot be done stays in the menu, with the reason. */
export const ActionsDeniedReasons = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-staff-denied'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Visa ending in 4242' }))
    await expect(await screen.findByRole('menuitem', { name: 'Rename' })).toHaveAccessibleDescription(
      'You don’t have this permission. Ask your administrator.',
    )
  },
})

/** Administrators read a member’s methods through their group, and add one; they change none. */
export const GroupAdministrator = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-group'),
  args: { groupId: 'group-1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add payment method' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^More actions/ })).toBeNull()
  },
})

export const GroupRealmUnavailable = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-group'),
  args: { slots: { unavailable: <LinkButton href="#group">Your group</LinkButton> } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Your group' })).toBeVisible()
    await expect(platformOf().calls.entries).toHaveLength(0)
  },
})

export const FirstUseEmpty = meta.story({
  ...over('payments/wallet-empty', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No payment methods yet' })).toBeVisible()
  },
})

export const Long = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-long'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20 of 46 shown')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more payment methods' }))
    await expect(await canvas.findByText('40 of 46 shown')).toBeVisible()
  },
})

export const LongContent = meta.story({
  ...over('payments/wallet-long-content', { pictures: { widths: [320] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2)
  },
})

export const Malformed = meta.story({
  ...over('payments/wallet-malformed'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('We couldn’t read this payment method'))[0]).toBeVisible()
  },
})

export const UnknownValues = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-unknown-values'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(6)
  },
})

/** The methods are there when the cooldown is not: then nothing is said of it. */
export const CooldownFailed = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-cooldown-failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(6)
  },
})

export const Loading = meta.story({
  ...over('payments/wallet-slow'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})

export const Denied = meta.story({ tags: ['no-picture'], ...over('payments/wallet-denied') })
export const SignedOut = meta.story({ tags: ['no-picture'], ...over('payments/wallet-signed-out') })
export const Gone = meta.story({ tags: ['no-picture'], ...over('payments/wallet-gone') })
export const Offline = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re offline' })).toBeVisible()
  },
})

/** Once the platform answers again, one press is enough. */
export const Failed = meta.story({
  ...over('payments/wallet-failed', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const Recovers = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-failed'),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    platformOf().faults.clear()
    await userEvent.click(retry)
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(6)
  },
})

export const French = meta.story({
  ...over('payments/wallet-mixed'),
  args: { plansUsing },
  globals: { locale: 'fr-CA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Expire dans 21 jours')).toBeVisible()
  },
})
export const Spanish = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-mixed'),
  args: { plansUsing },
  globals: { locale: 'es-US' },
})
export const PseudoLocale = meta.story({
  tags: ['no-picture'],
  ...over('payments/wallet-mixed'),
  args: { plansUsing },
  globals: { locale: 'pseudo' },
})
