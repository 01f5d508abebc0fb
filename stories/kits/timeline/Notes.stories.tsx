import { expect, screen, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { aboutPlan, Notes, onOwnPage, over } from './kit.tsx'

const meta = preview.meta({ title: 'Kits/Timeline/Notes', component: Notes, parameters: onOwnPage })

const writing = { args: { subject: aboutPlan } }

/** What people wrote about a person, and what the platform says is urgent. */
export const MixedWithNotes = meta.story({
  tags: ['every-width'],
  ...over('timeline/staff', { address: '/notes?comments=shown', pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 automatic comments')).toBeVisible()
    await expect((await canvas.findAllByRole('button', { name: /^Actions for the note by/ }))[0]).toBeVisible()
  },
})

/** Comments of the platform that follow each other are one line until somebody asks. */
export const CollapsedRun = meta.story({
  tags: ['no-picture'],
  ...over('timeline/staff', { address: '/notes?comments=shown' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('3 automatic comments'))
    await expect(await canvas.findByText('The email was opened.')).toBeVisible()
  },
})

/** Staff see the platform's comments only where they are urgent, until they ask for all. */
export const HighPriority = meta.story({
  tags: ['no-picture'],
  ...over('timeline/staff'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The coverage of a child ends on the 26th birthday.')).toBeVisible()
    await expect(canvas.queryByText('The email was opened.')).toBeNull()
  },
})

export const ByPriority = meta.story({
  ...over('timeline/staff', { address: '/notes?order=priority' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Most urgent first')
  },
})

/** A new note can be taken back for eight seconds; then it is sent. */
export const UndoAdd = meta.story({
  tags: ['every-width'],
  ...over('timeline/staff', { pictures: { widths: [360] }, address: '/notes' }),
  ...writing,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New note' }), 'Called back, no answer.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }))
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(canvas.getByText(/^Sends in/)).toBeVisible()
  },
})

/** A refused note stays, with the reason and the way to change it. */
export const AddRefused = meta.story({
  ...over('timeline/add-refused', { address: '/notes' }),
  ...writing,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New note' }), 'Called back, no answer.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Send now' }))
    const sending = within(await canvas.findByRole('article', { name: 'Sending this note' }))
    await expect(await sending.findByRole('button', { name: 'Edit' })).toBeVisible()
  },
})

async function choose(action: string) {
  const [first] = await screen.findAllByRole('button', { name: 'Actions for the note by Sam Staffexample' })
  await userEvent.click(first!)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  return within(await screen.findByRole('dialog'))
}

/** Somebody else edited the note meanwhile: both texts are shown, and one is kept. */
export const EditConflict412 = meta.story({
  ...over('timeline/edit-conflict', { address: '/notes?order=priority' }),
  play: async () => {
    const dialog = await choose('Edit')
    const field = await dialog.findByRole('textbox', { name: 'Note' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Call after six.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save note' }))
    await expect(await screen.findByText('Someone else changed this too')).toBeVisible()
    await expect(screen.getByText('Call after six.')).toBeVisible()
    await expect(await screen.findByText(/ changed this on /)).toBeVisible()
  },
})

/** What happened to a note, with its words before and after. */
export const History = meta.story({
  tags: ['no-picture'],
  ...over('timeline/staff', { address: '/notes?order=priority' }),
  play: async () => {
    const dialog = await choose('History')
    await expect(await dialog.findByText('Note edited')).toBeVisible()
  },
})

/** Moved only after the person was found and confirmed by name. */
export const ChangeOwner = meta.story({
  tags: ['no-picture'],
  ...over('timeline/staff', { address: '/notes?order=priority' }),
  play: async () => {
    const dialog = await choose('Move to another person')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Identity ID' }), 'member-ada')
    await userEvent.click(dialog.getByRole('button', { name: 'Find person' }))
    await expect(await dialog.findByRole('checkbox', { name: 'This is Ada Example, ID member-ada' })).not.toBeChecked()
  },
})

/** A law firm that only reads. */
export const ReadOnlyPartner = meta.story({
  tags: ['no-picture'],
  ...over('timeline/partner'),
  args: { subject: aboutPlan, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Asked to be called/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  },
})

export const Empty = meta.story({
  ...over('timeline/empty'),
  ...writing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No notes yet' })).toBeVisible()
  },
})

export const Loading = meta.story({ tags: ['no-picture'], ...over('timeline/slow') })

export const CommentsFailed = meta.story({
  tags: ['no-picture'],
  ...over('timeline/comments-failed'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/The automatic comments couldn’t be loaded/, {}, { timeout: 15_000 }),
    ).toBeVisible()
  },
})

export const UnknownValues = meta.story({
  tags: ['no-picture'],
  ...over('timeline/unknown-values'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Added later'))[0]).toBeVisible()
  },
})
