import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Kit, onOwnPage, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Invoices/Staff',
  component: Kit,
  parameters: onOwnPage,
})

const at = (invoiceId: string) => ({ address: `/billing?invoice=${invoiceId}` })

const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'Actions' }))

/** Opens the dialog of an action. */
async function choose(action: string) {
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  return within(await screen.findByRole('dialog'))
}

/** What cannot be done stays in the menu, with the reason. */
export const StaffActionsDeniedReasons = meta.story({
  ...over('invoices/staff-denied', at('inv-1014')),
  play: async () => {
    await openMenu()
    const reason = 'You don’t have this permission. Ask your administrator.'
    const item = await screen.findByRole('menuitem', { name: 'Void' })
    // Its words load with the first menu.
    await waitFor(() => expect(item).toHaveAccessibleDescription(reason))
  },
})

/** Above the threshold of the host the amount is typed again. */
export const StaffRefundPartial = meta.story({
  tags: ['every-width'],
  ...over('invoices/staff', { ...at('inv-1009'), pictures: { widths: [360] } }),
  args: { retypeAbove: '10.00' },
  play: async () => {
    const dialog = await choose('Refund')
    const amount = await dialog.findByRole('textbox', { name: 'Amount to refund' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '12.50')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Member asked for it')
    await expect(dialog.getByText(/^\$12\.50 goes back to Mastercard/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /^Type the amount \$12\.50/ })).toBeVisible()
  },
})

/** Which of the three is right, by what is the case. */
export const VoidForgiveOrRefund = meta.story({
  tags: ['every-width'],
  ...over('invoices/staff', at('inv-1012')),
  play: async () => {
    const dialog = await choose('Void, forgive or refund')
    await expect(dialog.getByRole('radio', { name: /never have existed/ })).toBeDisabled()
  },
})

/** What cannot be taken back says so before the button that does it. */
export const Void = meta.story({
  ...over('invoices/staff', at('inv-1014')),
  play: async () => {
    const dialog = await choose('Void')
    await expect(dialog.getByText(/can’t be undone/)).toBeVisible()
  },
})

export const AddItem = meta.story({
  tags: ['every-width'],
  ...over('invoices/staff', at('inv-1014')),
  play: async () => {
    const dialog = await choose('Add item')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'Discount')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Goodwill')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '5')
    await expect(dialog.getByText('The amount due changes from $59.90 to $54.90.')).toBeVisible()
  },
})

/** A colleague was faster (412): who, what is different now, and what was entered is still there. */
export const ChangedMeanwhile = meta.story({
  tags: ['every-width'],
  ...over('invoices/conflict-staff', at('inv-1009')),
  play: async () => {
    const dialog = await choose('Refund')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Charged twice')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $64.90' }))
    await expect(await dialog.findByText('This invoice has changed')).toBeVisible()
    await expect(await dialog.findByText(/Kim Colleague-Example changed it/)).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: 'Reason' })).toHaveDisplayValue('Charged twice')
  },
})

const findOwner = async (id: string) => {
  const dialog = await choose('Change owner')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Identity ID' }), id)
  await userEvent.click(dialog.getByRole('button', { name: 'Find person' }))
  return dialog
}

/** From whom to whom, with what tells them apart; confirmed by name before it is sent. */
export const ChangeOwner = meta.story({
  tags: ['every-width'],
  ...over('invoices/staff', { ...at('inv-1014'), pictures: { widths: [360] } }),
  play: async () => {
    const dialog = await findOwner('member-ada')
    const confirm = await dialog.findByRole('checkbox', { name: /from Grace Sample to Ada Example/ })
    await expect(confirm).not.toBeChecked()
    await expect(dialog.getByText('Member number M-0001')).toBeVisible()
  },
})

/** An ID that nobody has is corrected at its field. */
export const ChangeOwnerUnknown = meta.story({
  ...over('invoices/staff', at('inv-1014')),
  play: async () => {
    const dialog = await findOwner('member-adda')
    await expect(await dialog.findByText(/^No one has the identity ID member-adda/)).toBeVisible()
  },
})
