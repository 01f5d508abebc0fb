import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { Kit, onOwnPage, onPhonesToo, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Subscriptions/Staff',
  component: Kit,
  parameters: onOwnPage,
})

const openMenu = async (plan: string) =>
  userEvent.click((await screen.findAllByRole('button', { name: `More actions for ${plan}` }))[0]!)

/** Opens the dialog of an action at the end of a row. */
async function choose(action: string, plan = 'Legal Plan Family') {
  await openMenu(plan)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  return within(await screen.findByRole('dialog'))
}

/** The subscriptions of a person, with filters, and every action at the end of a row. */
export const Table = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/staff', onPhonesToo),
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Subscriptions' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Create subscription' })).toBeVisible()
  },
})

/** What can't be done stays in the menu, with the reason. */
export const StaffDenied = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/staff-denied'),
  play: async ({ canvas }) => {
    const create = await canvas.findByRole('button', { name: 'Create subscription' })
    await expect(create).toHaveAccessibleDescription(/Ask your administrator/)
    await openMenu('Legal Plan Family')
    await expect(await screen.findByRole('menuitem', { name: 'Suspend' })).toHaveAccessibleDescription(
      'You don’t have this permission. Ask your administrator.',
    )
  },
})

/** A date beside the others, and what it may do that isn't meant. */
export const StaffDateTools = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/staff'),
  play: async () => {
    const dialog = await choose('Change next bill date')
    const [month] = dialog.getAllByRole('textbox', { name: 'Month' })
    await userEvent.clear(month!)
    await userEvent.type(month!, '2')
    await expect(dialog.getByText('February 8, 2026 (was April 8, 2026)')).toBeVisible()
    await expect(dialog.getByText(/days that are paid already/)).toBeVisible()
  },
})

/** Payments that have to add up to what is overdue. */
export const CatchUp = meta.story({
  tags: ['every-width'],
  ...over('subscriptions/staff', onPhonesToo),
  play: async () => {
    const dialog = await choose('Set up catch-up plan', 'Legal Small Business')
    const amount = await dialog.findByRole('textbox', { name: 'Amount' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '20.00')
    await expect(dialog.getByText('$20.00 of $39.90 planned, $19.90 left')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add a payment' }))
    await expect(dialog.getByText('$39.90 of $39.90 planned')).toBeVisible()
    await expect(dialog.getByText('2 dates are missing')).toBeVisible()
  },
})

export const Discount = meta.story({
  tags: ['every-width', 'no-picture'],
  ...over('subscriptions/staff'),
  play: async () => {
    const dialog = await choose('Grant discount')
    await expect(await dialog.findByText('Two plans together')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Percentage of the price' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'For the wait')
    await expect(dialog.getByRole('textbox', { name: 'Percentage of the price' })).toBeVisible()
  },
})

/** Why a record has to stay, before anything is entered. */
export const DeleteBlocked = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/staff'),
  play: async () => {
    const dialog = await choose('Delete record')
    await expect(await dialog.findByText('The subscription isn’t canceled. Cancel it first.')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Delete record' })).toBeNull()
  },
})

export const Create = meta.story({
  tags: ['every-width', 'no-picture'],
  ...over('subscriptions/staff'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create subscription' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('combobox', { name: 'Plan' })).toBeVisible()
  },
})

/** Above two hundred rows only those in sight are in the page. */
export const Thousand = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/thousand'),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Subscriptions' })
    await expect(table).toHaveAttribute('aria-rowcount', '1001')
    await expect(within(table).getAllByRole('row').length).toBeLessThan(80)
  },
})

/** Another administrator cancelled meanwhile: what is different now is shown, and the menu follows. */
export const Conflict412 = meta.story({
  tags: ['no-picture'],
  ...over('subscriptions/staff'),
  play: async () => {
    const dialog = await choose('Suspend')
    const all = platformOf().store.subscriptions.subscriptions
    const one = all.get('sub-1')!
    all.put({ ...one, status: 'CANCELLED', cancelledOn: '2026-03-10', version: `${Number(one.version) + 1}` })
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend subscription' }))
    await expect(await dialog.findByText('This subscription has changed')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await openMenu('Legal Plan Family')
    // The menu follows the list, which is read again.
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Suspend' })).toHaveAttribute('aria-disabled', 'true'),
    )
  },
})

export const French = meta.story({
  tags: ['every-width', 'no-picture'],
  ...over('subscriptions/staff'),
  globals: { locale: 'fr-CA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Abonnements' })).toBeVisible()
  },
})
