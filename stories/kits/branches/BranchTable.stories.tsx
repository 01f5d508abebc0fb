import { createBranch, listBranches } from '@memberkit/contract/partners/branches'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { onOwnPage, over, Table } from './kit.tsx'

const meta = preview.meta({ title: 'Kits/Branches/BranchTable', component: Table, parameters: onOwnPage })

/** Every branch, with what it lacks. */
export const Staff = meta.story({
  tags: ['every-width'],
  ...over('branches/staff', { pictures: { widths: [360], isOfOneBrand: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Branches' })).toBeVisible()
    await expect(platformOf().calls.entries).toHaveLength(1)
  },
})

/** The branches of one owner. */
export const OfOwner = meta.story({
  tags: ['no-picture'],
  ...over('branches/staff'),
  args: { ownerId: 'firm-1' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Branches' }))
    await expect(table.getAllByRole('rowheader')).toHaveLength(2)
  },
})

/** Some branches, by ID. */
export const ById = meta.story({
  tags: ['no-picture'],
  ...over('branches/staff', { address: '/branches?ids=branch-3,branch-1' }),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Branches' }))
    await expect(table.getAllByRole('rowheader')).toHaveLength(2)
  },
})

const atPhone = { pictures: { widths: [360], isOfOneBrand: true } }

/** Opens the form of a new branch and completes it. */
async function complete(canvas: Pick<ReturnType<typeof within>, 'findByRole'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'New branch' }))
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'New branch' }))
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Placeholder Law, Iowa')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Network' }), 'LegalShield')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Street address' }), '1 Sample Street')
  await userEvent.type(dialog.getByRole('textbox', { name: 'City' }), 'Sampleville')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'State' }), 'Iowa')
  await userEvent.type(dialog.getByRole('textbox', { name: 'ZIP code' }), '00000')
  await userEvent.type(dialog.getByRole('textbox', { name: /^External ID/ }), 'EX-BR-0007')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Firm ID/ }), 'firm-1')
  return dialog
}

/** A new branch: the editor opens next. */
export const Create = meta.story({
  tags: ['every-width'],
  ...over('branches/staff', atPhone),
  play: async ({ canvas }) => {
    const dialog = await complete(canvas)
    await expect(dialog.getByRole('button', { name: 'Create branch' })).toBeVisible()
  },
})

/** The service refuses a field: the reason stands there, and nothing typed is lost. */
export const CreateRefused = meta.story({
  ...over('branches/staff'),
  play: async ({ canvas }) => {
    const error = { code: 'INVALID', field: 'address.state', message: 'This firm may not open a branch in Iowa.' }
    platformOf().faults.add({ operation: createBranch, kind: 422, times: 1, body: { error } })
    const dialog = await complete(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Create branch' }))
    const state = dialog.getByRole('combobox', { name: 'State' })
    await waitFor(() => expect(state).toHaveAccessibleDescription(error.message))
    await expect(state).toHaveFocus()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Placeholder Law, Iowa')
  },
})

/** The permission has gone meanwhile: what was typed stays, and whom to ask is said. */
export const CreateDenied = meta.story({
  tags: ['no-picture'],
  ...over('branches/staff'),
  play: async ({ canvas }) => {
    const dialog = await complete(canvas)
    platformOf().faults.add({ operation: createBranch, kind: 403 })
    await userEvent.click(dialog.getByRole('button', { name: 'Create branch' }))
    await expect(await dialog.findByText('You don’t have permission to do this')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Sampleville')
  },
})

// Last of these: what is looked up in it goes on, and nobody creates another branch meanwhile.
/** The answer is lost: whether the branch was created is looked up, and nothing is sent meanwhile. */
export const CreateLost = meta.story({
  tags: ['no-picture'],
  ...over('branches/staff'),
  play: async ({ canvas }) => {
    const dialog = await complete(canvas)
    platformOf().faults.add({ operation: createBranch, kind: 504, times: 1 })
    platformOf().faults.add({ operation: listBranches, kind: 503 })
    await userEvent.click(dialog.getByRole('button', { name: 'Create branch' }))
    await expect(await dialog.findByText(/checking what happened|don’t know yet/)).toBeVisible()
    await expect(platformOf().calls.of(createBranch)).toHaveLength(1)
  },
})

export const Empty = meta.story({
  ...over('branches/empty', atPhone),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No branches yet' })).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  ...over('branches/slow'),
  globals: { realm: 'Internal' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})

/** The table is for staff. */
export const PartnerUnavailable = meta.story({
  tags: ['no-picture'],
  ...over('branches/complete'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible()
    await expect(platformOf().calls.entries).toHaveLength(0)
  },
})

export const Failed = meta.story({
  ...over('branches/failed', atPhone),
  globals: { realm: 'Internal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 15_000 })).toBeVisible()
  },
})

export const UnknownValues = meta.story({ tags: ['no-picture'], ...over('branches/unknown-values') })
export const French = meta.story({ tags: ['no-picture'], ...over('branches/staff'), globals: { locale: 'fr-CA' } })
