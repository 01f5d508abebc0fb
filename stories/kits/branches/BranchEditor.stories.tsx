import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { platformOf } from '../../../.storybook/scenario.tsx'
import { Editor, onOwnPage, over } from './kit.tsx'

const meta = preview.meta({ title: 'Kits/Branches/BranchEditor', component: Editor, parameters: onOwnPage })

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'>

const section = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))

/** Types over what a field has. */
async function retype(field: HTMLElement, words: string) {
  await userEvent.clear(field)
  await userEvent.type(field, words)
}

/** Reviews and confirms. */
async function save(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Review and save' }))
  await userEvent.click(await within(document.body).findByRole('button', { name: 'Save changes' }))
}

/** Every section of a branch, and beside them what members see. */
export const CompleteBranch = meta.story({
  tags: ['every-width'],
  ...over('branches/complete', { pictures: { widths: [360] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('region')).not.toHaveLength(0)
    const people = await section(canvas, 'People and roles')
    await expect(await people.findByRole('group', { name: /^Lou Lawyerexample/ })).toBeVisible()
  },
})

/** A new branch: what it needs, each with the way to its field. */
export const NewBranchChecklist = meta.story({
  ...over('branches/new-branch'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 of 8 done')).toBeVisible()
    // The sections come one after the other, and what is beside them by itself.
    await section(canvas, 'People and roles')
    await expect(await canvas.findByRole('button', { name: 'Actions' })).toBeVisible()
    await expect(await canvas.findByText('by Sam Staffexample')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Main email address' }))
    await waitFor(() => expect(document.activeElement?.closest('section')?.dataset.mkSection).toBe('emails'))
  },
})

/** Five sections, five calls, one Save: what failed is named, and only that is sent again. */
export const PartialSave4of5 = meta.story({
  tags: ['no-picture'],
  ...over('branches/partial-save'),
  play: async ({ canvas }) => {
    const identity = await section(canvas, 'Name and identifiers')
    await retype(identity.getByRole('textbox', { name: /^Name/ }), 'Example & Sample, Dayton')
    const phones = await section(canvas, 'Phone numbers')
    await userEvent.type(phones.getAllByRole('textbox', { name: /^Extension/ })[0]!, '9')
    const emails = await section(canvas, 'Email addresses')
    await retype(emails.getAllByRole('textbox', { name: /^Address/ })[0]!, 'office@example.com')
    await retype(canvas.getByRole('textbox', { name: 'Website' }), 'https://example.com/new')
    const areas = await section(canvas, 'Servicing areas')
    await userEvent.click(await areas.findByRole('button', { name: 'Remove Kentucky' }))
    await save(canvas)
    await expect(await canvas.findByText('4 of 5 saved')).toBeVisible()
    await expect(canvas.getByText('This address is blocked.')).toBeVisible()
  },
})

/** Somebody changed the hours meanwhile: Monday is asked for, the other days are merged. */
export const Conflict412Hours = meta.story({
  tags: ['no-picture'],
  ...over('branches/conflict'),
  play: async ({ canvas }) => {
    await retype(await canvas.findByRole('textbox', { name: 'Website' }), 'https://example.com/mine')
    await save(canvas)
    await expect(await canvas.findByText('https://example.com/sample-llp')).toBeVisible()
  },
})

/** Who may not change it sees the same page without controls, and whom to ask. */
export const ReadOnlyLawyer = meta.story({
  tags: ['every-width'],
  ...over('branches/read-only-lawyer'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ask an administrator: Lou Lawyerexample/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
})

/** A branch keeps an administrator; giving one's own role away is said before. */
export const PermissionsLastAdmin = meta.story({
  tags: ['no-picture'],
  ...over('branches/complete', { address: '/branches?section=permissions' }),
  play: async ({ canvas }) => {
    const people = await section(canvas, 'People and roles')
    const lou = within(await people.findByRole('group', { name: 'Lou Lawyerexample (you)' }))
    await userEvent.click(lou.getByRole('button', { name: 'Change roles' }))
    await expect(lou.getByRole('checkbox', { name: 'Administrator' })).toBeDisabled()
    await expect(lou.getByText('Make someone else an administrator first.')).toBeVisible()
    const [other] = people.getAllByRole('group', { name: /Ned|lawyer-ned/ })
    await userEvent.click(within(other!).getByRole('button', { name: 'Change roles' }))
    await userEvent.click(within(other!).getByRole('checkbox', { name: 'Administrator' }))
    await userEvent.click(lou.getByRole('checkbox', { name: 'Administrator' }))
    await expect(people.getByText(/you can’t change Example & Sample, Ohio anymore/)).toBeVisible()
    // At the end of the page the save bar covers no field.
    scrollTo(0, document.documentElement.scrollHeight)
  },
})

/** The verification warns about an address, and blocks nothing. */
export const EmailVerifyWarning = meta.story({
  tags: ['no-picture'],
  ...over('branches/complete'),
  play: async ({ canvas }) => {
    const emails = await section(canvas, 'Email addresses')
    await retype((await emails.findAllByRole('textbox', { name: /^Address/ }))[0]!, 'ohio@exmaple.com')
    await userEvent.tab()
    await userEvent.click(await emails.findByRole('button', { name: 'Use ohio@example.com' }))
    await waitFor(() => expect(emails.queryByRole('button', { name: /^Use/ })).toBeNull())
  },
})

/** On a phone the sections fold. */
export const Mobile360Accordion = meta.story({
  tags: ['no-picture'],
  ...over('branches/complete'),
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const unfold = await canvas.findByRole('button', { name: 'Show Phone numbers' })
    await expect(unfold).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(unfold)
    await expect(canvas.getByRole('button', { name: 'Hide Phone numbers' })).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getAllByRole('textbox', { name: /^Extension/ })[0]).toBeVisible()
  },
})

/** Staff change everything, and see the history. */
export const Staff = meta.story({
  tags: ['no-picture'],
  ...over('branches/staff'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Network' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }))
    await expect(await within(document.body).findByRole('menuitem', { name: 'Deactivate' })).toBeVisible()
  },
})

/** Before a branch is deactivated: what it still has to do, as far as the platform can tell. */
export const Deactivate = meta.story({
  tags: ['every-width'],
  ...over('branches/staff', { pictures: { widths: [360], isOfOneBrand: true } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Deactivate' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(await dialog.findByText(/can’t be listed by branch/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Open these 9 cases' })).toHaveAttribute(
      'href',
      '/cases?branch=branch-1',
    )
    await expect(platformOf().calls.entries.filter(({ operation }) => operation?.action === 'deactivate')).toEqual([])
  },
})

export const Loading = meta.story({
  ...over('branches/slow'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-mk-state="loading"]')).toBeVisible())
  },
})

/** One press is enough once the platform responds. */
export const Recovers = meta.story({
  tags: ['no-picture'],
  ...over('branches/failed'),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    platformOf().faults.clear()
    await userEvent.click(retry)
    await expect(await canvas.findByRole('textbox', { name: 'Website' })).toBeVisible()
  },
})

/** Other branches and lawyers fail by themselves: the form works. */
export const SiblingsFailed = meta.story({
  tags: ['no-picture'],
  ...over('branches/siblings-failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lawyer provider-1')).toBeVisible()
  },
})

export const Refused = meta.story(over('branches/refused'))
export const SignedOut = meta.story({ tags: ['no-picture'], ...over('branches/signed-out') })
export const Denied = meta.story(over('branches/denied', { pictures: { widths: [360] } }))
export const Gone = meta.story({ tags: ['no-picture'], ...over('branches/gone') })
export const TooManyRequests = meta.story({ tags: ['no-picture'], ...over('branches/too-many-requests') })
export const Failed = meta.story({ tags: ['no-picture'], ...over('branches/failed') })
export const Offline = meta.story({ tags: ['no-picture'], ...over('branches/offline') })
export const Deleted = meta.story({ tags: ['no-picture'], ...over('branches/deleted') })
export const StaffDenied = meta.story({ tags: ['no-picture'], ...over('branches/staff-denied') })
export const LongContent = meta.story({ tags: ['every-width', 'no-picture'], ...over('branches/long-names') })
export const UnknownValues = meta.story({ tags: ['no-picture'], ...over('branches/unknown-values') })
export const French = meta.story({ tags: ['no-picture'], ...over('branches/complete'), globals: { locale: 'fr-CA' } })
export const PseudoLocale = meta.story({
  tags: ['no-picture'],
  ...over('branches/complete'),
  globals: { locale: 'pseudo' },
})
export const RightToLeft = meta.story({
  tags: ['no-picture'],
  ...over('branches/complete'),
  globals: { direction: 'rtl' },
})
