import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Kit, onOwnPage, opened, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Entitlements/Staff',
  component: Kit,
  parameters: onOwnPage,
})

const here = { address: opened }
const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'Actions' }))

/** Opens the dialog of an action. */
async function choose(action: string) {
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  return within(await screen.findByRole('dialog'))
}

/** The plans of a person, with filters, and every action at the end of a row. */
export const Table = meta.story({
  tags: ['every-width'],
  ...over('entitlements/staff', { pictures: { widths: [360] } }),
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Plans' })).toBeVisible()
    await expect(await canvas.findByText('Differs from billing')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'More actions for Legal Plan Family' })).toBeVisible()
  },
})

export const Filtered = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/staff', { address: '/coverage?status=SUSPENDED' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 6 plans')).toBeVisible()
  },
})

export const FilteredEmpty = meta.story({
  ...over('entitlements/staff', { address: '/coverage?area=QC' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No plan matches these filters')).toBeVisible()
  },
})

/** Above two hundred rows only those in sight are in the page. */
export const Thousand = meta.story({
  // Columns end within pixels, where the names of columns, which stay in place, are drawn in two ways.
  tags: ['no-picture'],
  ...over('entitlements/thousand'),
  globals: { realm: 'Internal' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Plans' })
    await expect(table).toHaveAttribute('aria-rowcount', '1001')
    await expect(within(table).getAllByRole('row').length).toBeLessThan(80)
  },
})

/** The plan as staff see it: the platform's own statuses, IDs and the history. */
export const Plan = meta.story({
  tags: ['every-width'],
  ...over('entitlements/staff', here),
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Actions' })).toBeVisible()
    await expect(await canvas.findByText('Coverage created')).toBeVisible()
  },
})

/** What cannot be done stays in the menu, with the reason. */
export const ActionsDeniedReasons = meta.story({
  ...over('entitlements/staff-denied', here),
  play: async () => {
    await openMenu()
    const reason = 'You don’t have this permission. Ask your administrator.'
    const item = await screen.findByRole('menuitem', { name: 'Suspend' })
    // Its words load with the first menu.
    await waitFor(() => expect(item).toHaveAccessibleDescription(reason))
    await expect(screen.queryByRole('menuitem', { name: /set up|provisioning|migrate|friendly|market/i })).toBeNull()
  },
})

/** From which place to which, before the button that changes it. */
export const StaffChangeServiceArea = meta.story({
  tags: ['every-width'],
  ...over('entitlements/staff', here),
  play: async () => {
    const dialog = await choose('Change service area')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Service area' }), 'California')
    await expect(dialog.getByText('The service area becomes California instead of Texas.')).toBeVisible()
  },
})

/** A colleague was faster (412): who, what is different now, and what was entered is still there. */
export const ChangedMeanwhile = meta.story({
  tags: ['every-width'],
  ...over('entitlements/conflict-staff', here),
  play: async () => {
    const dialog = await choose('Change service area')
    const area = dialog.getByRole('combobox', { name: 'Service area' })
    await userEvent.selectOptions(area, 'California')
    await userEvent.click(dialog.getByRole('button', { name: 'Change service area' }))
    await expect(await dialog.findByText('This plan has changed')).toBeVisible()
    await expect(await dialog.findByText(/Kim Colleague-Example changed it/)).toBeVisible()
    await expect(area).toHaveDisplayValue('California')
  },
})

export const ChangePlan = meta.story({
  tags: ['every-width', 'no-picture'],
  ...over('entitlements/staff', here),
  play: async () => {
    const dialog = await choose('Change plan')
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Plan' }), 'product-legal-family')
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Plan level' }), 'Legal Plan Family Plus')
    await expect(dialog.getByText(/^From Legal Plan Family to Legal Plan Family Plus\./)).toBeVisible()
  },
})

/** The plan ends as a whole, and billing stands apart. */
export const CancelCoverage = meta.story({
  tags: ['every-width', 'no-picture'],
  ...over('entitlements/staff', here),
  play: async () => {
    const dialog = await choose('Cancel coverage')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Moved abroad')
    await expect(dialog.getByText(/Cancels the whole plan/)).toBeVisible()
  },
})

export const ChangeDates = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/staff', here),
  play: async () => {
    const dialog = await choose('Change dates')
    await expect(dialog.getByRole('group', { name: 'First day' })).toBeVisible()
  },
})

export const AddContract = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/staff', here),
  play: async () => {
    const dialog = await choose('Add contract')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Contract ID' }), 'contract-legal-family-en-US')
    await userEvent.click(dialog.getByRole('button', { name: 'Add contract' }))
    await expect(dialog.getByRole('textbox', { name: 'Contract ID' })).toHaveAccessibleDescription(
      'This contract is on the plan already.',
    )
  },
})

export const ChangeSubscription = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/staff', here),
  play: async () => {
    const dialog = await choose('Change subscription')
    await expect(await dialog.findByRole('radio', { name: /Current subscription|Legal Plan Family/ })).toBeDisabled()
  },
})

/** Somebody with an account is looked up by ID and confirmed by name before anything is sent. */
export const ChangeOwner = meta.story({
  tags: ['every-width', 'no-picture'],
  ...over('entitlements/staff', here),
  play: async () => {
    const dialog = await choose('Change owner')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Identity ID' }), 'member-ada')
    await userEvent.click(dialog.getByRole('button', { name: 'Find person' }))
    await expect(await dialog.findByRole('checkbox', { name: 'This is Ada Example, ID member-ada' })).not.toBeChecked()
  },
})

/** What cannot be taken back says so before the button that does it. */
export const Delete = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/staff', here),
  play: async () => {
    const dialog = await choose('Delete record')
    await expect(dialog.getByText(/can’t be undone/)).toBeVisible()
  },
})

/** Days that two contracts cover, and days that none does. */
export const OverlapWarning = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/contract-history', here),
  globals: { realm: 'Internal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/overlap from September 8, 2025/)).toBeVisible()
    await expect(canvas.getByText(/No contract is on file from July 1, 2023/)).toBeVisible()
  },
})

export const NoHistory = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/staff', here),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No contract history is on file for this plan.')).toBeVisible()
  },
})
