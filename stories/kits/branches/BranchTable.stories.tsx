import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { onOwnPage, over, Table } from './kit.tsx'

const meta = preview.meta({ title: 'Kits/Branches/BranchTable', component: Table, parameters: onOwnPage })

/** Every branch, with what it lacks. */
export const Staff = meta.story({
  tags: ['every-width'],
  ...over('branches/staff', { pictures: { widths: [360] } }),
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

/** A new branch: the editor opens next. */
export const Create = meta.story({
  ...over('branches/staff'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New branch' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'New branch' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'City' }), 'Sampleville')
    await userEvent.type(dialog.getByRole('textbox', { name: 'ZIP code' }), '00000')
    await expect(dialog.getByRole('button', { name: 'Create branch' })).toBeVisible()
  },
})

export const Empty = meta.story({
  ...over('branches/empty'),
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

export const Failed = meta.story({ tags: ['no-picture'], ...over('branches/failed'), globals: { realm: 'Internal' } })
export const UnknownValues = meta.story({ tags: ['no-picture'], ...over('branches/unknown-values') })
export const French = meta.story({ tags: ['no-picture'], ...over('branches/staff'), globals: { locale: 'fr-CA' } })
