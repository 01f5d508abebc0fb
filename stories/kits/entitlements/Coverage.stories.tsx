import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { Kit, onOwnPage, opened, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Entitlements/Coverage',
  component: Kit,
  parameters: onOwnPage,
})

/** Opens from its card, and is read by its heading. */
export const OpenedFromTheList = meta.story({
  tags: ['every-width'],
  ...over('entitlements/family-active', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: 'View details of Legal Plan Family' })
    open.focus()
    await userEvent.keyboard('{Enter}')
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Legal Plan Family' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(await canvas.findByRole('button', { name: 'Change who is covered' })).toBeVisible()
  },
})

/** Back in the list, the focus is on its card again. */
export const FocusReturns = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/family-active'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View details of Legal Plan Family' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'All plans' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View details of Legal Plan Family' })).toHaveFocus())
  },
})

const openForm = async (action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change who is covered' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  return within(await screen.findByRole('dialog'))
}

/** An owner says who else is covered, by name. */
export const AddAPerson = meta.story({
  tags: ['every-width'],
  ...over('entitlements/family-active', { address: opened, pictures: { widths: [360] } }),
  play: async () => {
    const dialog = await openForm('Add a person by name')
    await userEvent.type(dialog.getByRole('textbox', { name: 'First name' }), 'June')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Sample')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Relation to the owner' }), 'Dependent')
    await expect(dialog.getByText('Once added, this person is covered too.')).toBeVisible()
  },
})

export const RemoveAPerson = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/family-active', { address: opened }),
  play: async () => {
    const dialog = await openForm('Remove a person with an account')
    await userEvent.click(dialog.getByText('Hugo Sample'))
    await expect(dialog.getByText(/off the plan/)).toBeVisible()
  },
})

export const NeedsSetup = meta.story({ tags: ['no-picture'], ...over('entitlements/needs-setup', { address: opened }) })
export const SuspendedForPayment = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/suspended-for-payment', { address: opened }),
})
export const SharedByASpouse = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/shared', { address: opened }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Who is covered' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change who is covered' })).toBeNull()
  },
})
export const UnknownValues = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/unknown-values', { address: opened }),
})
export const LongContent = meta.story({
  tags: ['every-width'],
  ...over('entitlements/long-content', { address: opened, pictures: { widths: [320] } }),
})
export const Quebec = meta.story({
  tags: ['every-width'],
  ...over('entitlements/quebec', { address: opened }),
  globals: { locale: 'fr-CA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible()
  },
})
export const PseudoLocale = meta.story({
  ...over('entitlements/family-active', { address: opened }),
  globals: { locale: 'pseudo' },
})
export const NotFound = meta.story({
  ...over('entitlements/not-found', { address: opened }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible()
    await expect(platformOf().calls.entries.some(({ status }) => status === 404)).toBe(true)
  },
})

/** Which contract is in force is the platform's to say; what came before stays readable. */
export const CurrentlyActive = meta.story({
  tags: ['every-width'],
  ...over('entitlements/contract-history', { address: opened }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Contract history' })).toBeVisible()
    await expect(await canvas.findByText('In force')).toBeVisible()
  },
})

/** A contract keeps its own language. */
export const FrenchContract = meta.story({
  tags: ['no-picture'],
  ...over('entitlements/contract-history', { address: opened }),
  globals: { locale: 'fr-CA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Avenant du Québec')).toHaveAttribute('lang', 'fr-CA')
  },
})
