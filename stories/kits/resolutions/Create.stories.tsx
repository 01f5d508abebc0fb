import { CreateResolution, type CreateResolutionProps } from '@memberkit/resolutions/create'
import { expect, screen, userEvent, type within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { onOwnPage, over } from './queue-kit.tsx'

/** A new case as a host shows it. */
function NewCase(props: CreateResolutionProps) {
  return <CreateResolution onOpen={() => {}} onCancel={() => {}} {...props} />
}

const meta = preview.meta({ title: 'Kits/Resolutions/Create', component: NewCase, parameters: onOwnPage })

type Canvas = ReturnType<typeof within>

/** Leads to the question where it happened. */
async function toWhere(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'This is a different concern' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
}

/** Leads to the review. */
async function toReview(canvas: Canvas) {
  await toWhere(canvas)
  const branch = await canvas.findByRole('combobox', { name: 'Branch' })
  // A draft is kept in memory, also between stories.
  await userEvent.clear(branch)
  await userEvent.type(branch, 'Ohio')
  await userEvent.click(await screen.findByRole('option', { name: /Ohio/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await userEvent.clear(await canvas.findByRole('textbox', { name: 'Description' }))
  await userEvent.type(
    await canvas.findByRole('textbox', { name: 'Description' }),
    'Nobody has called back since Monday.',
  )
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await expect(await canvas.findByRole('button', { name: 'Create case' })).toBeVisible()
}

/** The member is found by ID and confirmed by name. */
export const FindMember = meta.story({
  ...over('resolutions/queue'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Identity ID' }), 'member-ada')
    await userEvent.click(canvas.getByRole('button', { name: 'Find person' }))
    await expect(await canvas.findByRole('checkbox', { name: /Ada Example/ })).not.toBeChecked()
  },
})

/** Open cases of the member come first: a second case of the same concern would split its history. */
export const DuplicateFoundOnCreate = meta.story({
  tags: ['every-width'],
  ...over('resolutions/queue', { pictures: { widths: [360], isOfOneBrand: true } }),
  args: { memberId: 'member-ada' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This member has 5 open cases')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(
      (await canvas.findAllByText('Confirm that this is a different concern, or view an open case'))[0],
    ).toBeVisible()
  },
})

/** The branch by the state that it serves, its firm, and who handles concerns there. */
export const Where = meta.story({
  ...over('resolutions/queue'),
  args: { memberId: 'member-grace' },
  play: async ({ canvas }) => {
    await toWhere(canvas)
    await userEvent.type(await canvas.findByRole('combobox', { name: /State or province/ }), 'Kentucky')
    await userEvent.click(await screen.findByRole('option', { name: 'Kentucky' }))
    await userEvent.type(canvas.getByRole('combobox', { name: 'Branch' }), 'Ohio')
    await userEvent.click(await screen.findByRole('option', { name: /Ohio/ }))
    await expect(await canvas.findByText(/^Part of Example & Sample LLP/)).toBeVisible()
  },
})

/** Everything that will be sent, each part with the way back. */
export const Review = meta.story({
  tags: ['every-width'],
  ...over('resolutions/queue'),
  args: { memberId: 'member-pat' },
  play: async ({ canvas }) => toReview(canvas),
})

export const Created = meta.story({
  ...over('resolutions/queue'),
  args: { memberId: 'member-pat' },
  play: async ({ canvas }) => {
    await toReview(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Create case' }))
    await expect(await canvas.findByRole('heading', { name: /^Case RES-\d+ is created$/ })).toBeVisible()
  },
})

/** The service refuses: what was entered stays, with the reason. */
export const CreateRefused = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/create-refused'),
  args: { memberId: 'member-pat' },
  play: async ({ canvas }) => {
    await toReview(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Create case' }))
    await expect(await canvas.findByText('Please check what you entered')).toBeVisible()
    await expect(canvas.getAllByText('Nobody has called back since Monday.').at(-1)).toBeVisible()
  },
})

/** Prefilled from an intake: where it happened, and the member’s words. */
export const FromIntake = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/queue'),
  args: { memberId: 'member-grace', intakeId: 'intake-1003' },
  play: async ({ canvas }) => {
    await toWhere(canvas)
    await expect(await canvas.findByRole('combobox', { name: 'Branch' })).toHaveValue('Example & Sample, Texas')
  },
})

export const NotForMembers = meta.story({
  tags: ['no-picture'],
  ...over('resolutions/member'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not available here' })).toBeVisible()
  },
})
