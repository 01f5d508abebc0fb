import { expect, screen, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Contracts, onOwnPage, over } from './kit.tsx'

const meta = preview.meta({ title: 'Kits/Timeline/Contracts', component: Contracts, parameters: onOwnPage })

const at = { address: '/contracts' }

/** What a member's plan stands and has stood under, and what is in force today. */
export const CurrentlyActive = meta.story({
  tags: ['every-width'],
  ...over('timeline/contracts', { ...at, pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In force')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Compare' })).toBeVisible()
  },
})

/** Staff read where contracts leave days without one, or cover days twice, and act. */
export const OverlapWarning = meta.story({
  tags: ['every-width'],
  ...over('timeline/contracts-staff', { ...at, pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No contract is on file from July 1, 2023/)).toBeVisible()
    await expect(await canvas.findByText(/overlap from September 8, 2025/)).toBeVisible()
    await expect((await canvas.findAllByRole('button', { name: /^Actions for/ }))[0]).toBeVisible()
  },
})

/** A member in Québec: each contract in its own language, and where its text is in another one, in which. */
export const FrenchContract = meta.story({
  ...over('timeline/contracts-french', at),
  globals: { locale: 'fr-CA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Régime juridique familial/ })).toBeVisible()
    await expect(canvas.getAllByText(/anglais canadien$/)[0]).toBeVisible()
  },
})

export const NoHistory = meta.story({
  ...over('timeline/contracts-none', at),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No contract history yet' })).toBeVisible()
  },
})

/** Staff begin the history where there is none. */
export const NoHistoryStaff = meta.story({
  tags: ['no-picture'],
  ...over('timeline/contracts-none-staff', at),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add contract' })).toBeVisible()
  },
})

/** Two versions fact by fact, at an address of their own. */
export const Compare = meta.story({
  tags: ['every-width'],
  ...over('timeline/contracts', { address: '/contracts?compare=history-2,history-3', pictures: { widths: [360] } }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('7 differences')).toBeVisible()
  },
})

async function choose(button: string, item: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  return within(await screen.findByRole('dialog'))
}

export const Add = meta.story({
  tags: ['every-width'],
  ...over('timeline/contracts-staff', { ...at, pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add contract' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add contract' }))
    await expect((await dialog.findAllByText(/Enter the name of the contract/))[0]).toBeVisible()
  },
})

/** Deleting says what is lost: more where the contract is in force. */
export const Delete = meta.story({
  ...over('timeline/contracts-staff', at),
  play: async () => {
    const dialog = await choose('Actions for Legal Plan Family, terms', 'Delete')
    await expect(await dialog.findByText(/^This contract is in force today/)).toBeVisible()
  },
})

export const DeleteAll = meta.story({
  tags: ['no-picture'],
  ...over('timeline/contracts-staff', at),
  play: async () => {
    const dialog = await choose('All contracts', 'Delete all contracts')
    await expect(await dialog.findByRole('button', { name: 'Delete 4 contracts' })).toBeVisible()
  },
})

/** A colleague changed the contract first: their change is shown before anything is deleted. */
export const Conflict412 = meta.story({
  ...over('timeline/contracts-conflict', at),
  play: async () => {
    const dialog = await choose('Actions for Legal Plan Family, terms', 'Delete')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete contract' }))
    await expect(await dialog.findByText('“Legal Plan Family, terms” has changed')).toBeVisible()
  },
})

/** Moved only after the person was found and confirmed by name. */
export const MoveAll = meta.story({
  tags: ['no-picture'],
  ...over('timeline/contracts-staff', at),
  play: async () => {
    const dialog = await choose('All contracts', 'Move to another person')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Identity ID' }), 'member-ada')
    await userEvent.click(dialog.getByRole('button', { name: 'Find person' }))
    await expect(await dialog.findByRole('checkbox', { name: 'This is Ada Example, ID member-ada' })).not.toBeChecked()
  },
})

/** Who recorded a contract, for staff. */
export const History = meta.story({
  tags: ['no-picture'],
  ...over('timeline/contracts-staff', at),
  play: async () => {
    const dialog = await choose('Actions for Legal Plan Family, terms', 'History')
    await expect(await dialog.findByText('Contract recorded')).toBeVisible()
  },
})

/** A lost answer is looked up in the list: the contract is there, and stands there once. */
export const AddLost = meta.story({
  tags: ['no-picture'],
  ...over('timeline/contracts-add-lost', at),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add contract' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'Amendment')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Texas amendment')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Contract ID' }), 'contract-texas')
    const day = within(dialog.getByRole('group', { name: 'In effect from' }))
    await userEvent.type(day.getByLabelText('Month'), '3')
    await userEvent.type(day.getByLabelText('Day'), '1')
    await userEvent.type(day.getByLabelText('Year'), '2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Add contract' }))
    await expect(await canvas.findByText('Texas amendment', {}, { timeout: 15_000 })).toBeVisible()
  },
})

/** Which contracts are in force isn't known: none is called so. */
export const InForceFailed = meta.story({
  ...over('timeline/contracts-in-force-failed', at),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('We couldn’t find out which contracts are in force.', {}, { timeout: 15_000 }),
    ).toBeVisible()
    await expect(canvas.queryByText('In force')).toBeNull()
  },
})

/** A link to a contract that has been deleted since. */
export const MissingContract = meta.story({
  tags: ['no-picture'],
  ...over('timeline/contracts', { address: '/contracts?compare=history-2,history-99' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/isn’t in this history/)).toBeVisible()
  },
})

export const ReadOnlyStaff = meta.story({
  tags: ['no-picture'],
  ...over('timeline/contracts-read-only', at),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All contracts' }))
    await expect(await screen.findByRole('menuitem', { name: /^Delete all/ })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Loading = meta.story({ ...over('timeline/contracts-slow', at) })

export const Refused = meta.story({
  tags: ['no-picture'],
  ...over('timeline/contracts-refused', at),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const Failed = meta.story({
  ...over('timeline/contracts-failed', { ...at, pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 15_000 })).toBeVisible()
  },
})

export const Offline = meta.story({
  tags: ['no-picture'],
  ...over('timeline/contracts-offline', at),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re offline' }, { timeout: 15_000 })).toBeVisible()
  },
})

export const Denied = meta.story({
  tags: ['no-picture'],
  ...over('timeline/contracts-denied', at),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /permission|access|allowed/i })).toBeVisible()
  },
})

/** Group administrators have no such calls. */
export const NotForGroups = meta.story({
  tags: ['no-picture'],
  ...over('timeline/contracts-group', at),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible()
  },
})

export const UnknownValues = meta.story({
  tags: ['no-picture'],
  ...over('timeline/contracts-unknown-values', at),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Added later/))[0]).toBeVisible()
  },
})
