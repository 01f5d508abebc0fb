import {
  getBranch,
  updateBranchAboutUsText,
  updateBranchName,
  updateBranchPhones,
  updateBranchWebsiteUrl,
} from '@memberkit/contract/partners/branches'
import type { MockPlatform } from '@memberkit/fixtures'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { platformOf } from '../../.storybook/scenario.tsx'
import { BranchForm } from './branch-form.tsx'
import { onOwnPage, over } from './over.ts'

const meta = preview.meta({
  title: 'Foundation/SectionedSave',
  component: BranchForm,
  globals: { realm: 'Internal' },
  parameters: {
    ...onOwnPage,
    docs: {
      ...onOwnPage.docs,
      description: {
        component: `One Save made of many calls, one for each section, in order, each with the version that the one before
left. A refusal marks its section and the rest goes on; a change by somebody else is merged, or asked about; a lost answer
is looked up before anything is sent again. Nothing typed is lost, and nothing is claimed that is not known.`,
      },
    },
    pictures: { widths: [360] },
  },
  // A save goes on without its form: it ends before the next story begins, which saves the same branch.
  beforeEach: () => async () => {
    platformOf().faults.clear()
    await navigator.locks.request('memberkit save branches branch-1', () => {})
  },
})

type Canvas = { findByRole: (role: string, options: object) => Promise<HTMLElement> }

const body = within(document.body)

async function fill(canvas: Canvas, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    const field = await canvas.findByRole('textbox', { name })
    await userEvent.clear(field)
    await userEvent.type(field, value)
  }
}

const changes = {
  'Name of the branch': 'Example & Sample, Dayton',
  Office: '+12025550199',
  'What members read': 'We answer on the same day.',
}

async function save(canvas: Canvas, values: Readonly<Record<string, string>> = changes) {
  await fill(canvas, values)
  await userEvent.click(await canvas.findByRole('button', { name: 'Review and save' }))
  await userEvent.click(await body.findByRole('button', { name: 'Save changes' }))
}

const onStandard = (prepare?: (platform: MockPlatform) => void) => over('platform/standard', prepare)

/** Somebody else changes the branch right before this one's words are saved. */
const rival = (platform: MockPlatform) =>
  platform.rival({
    before: updateBranchAboutUsText,
    as: platform.sessionOf('staff-kim'),
    act() {
      const { branches } = platform.store.branches
      const branch = branches.get('branch-1')!
      branches.put({ ...branch, aboutUsText: 'We answer within two days.', version: `${branch.version}1` })
      const { identityId: id, name, subType: realm } = platform.sessionOf('staff-kim')
      platform.journal('branches').append({
        entityId: branch.id,
        identityId: undefined,
        action: 'UPDATE_ABOUT_US_TEXT',
        at: platform.clock.now(),
        actor: { id, name, realm },
      })
    },
  })

export const Editing = meta.story({
  ...onStandard(),
  play: async ({ canvas }) => {
    await fill(canvas, changes)
    await expect(await canvas.findByText('3 sections changed')).toBeVisible()
  },
})

export const Reviewing = meta.story({
  ...onStandard(),
  play: async ({ canvas }) => {
    await fill(canvas, changes)
    await userEvent.click(await canvas.findByRole('button', { name: 'Review and save' }))
    await expect(await body.findByRole('dialog', { name: 'Review your changes' })).toBeVisible()
    await expect(body.getAllByRole('row')).toHaveLength(4)
  },
})

export const Saving = meta.story({
  ...onStandard(({ faults }) => void faults.add({ operation: updateBranchPhones, kind: 'slow' })),
  play: async ({ canvas }) => {
    await save(canvas)
    await expect(await canvas.findByText('Saving Telephone numbers, 2 of 3')).toBeVisible()
  },
})

export const Done = meta.story({
  ...onStandard(),
  play: async ({ canvas }) => {
    await save(canvas)
    await expect(await canvas.findByText('All changes saved')).toBeVisible()
    const based = platformOf()
      .calls.entries.filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers['if-match'])
    await expect(based).toEqual(['5', '6', '7'])
  },
})

/** The service objects to one section. The rest is saved, and the focus is where something is to be put right. */
export const Partial = meta.story({
  ...onStandard(({ faults }) => {
    const error = { code: 'INVALID', field: 'phones.0.number', message: 'This number isn’t in service' }
    faults.add({ operation: updateBranchPhones, kind: 422, times: 1, body: { error } })
  }),
  play: async ({ canvas }) => {
    await save(canvas)
    await expect(await canvas.findByText('2 of 3 saved')).toBeVisible()
    const field = await canvas.findByRole('textbox', { name: 'Office' })
    await expect(field).toHaveAccessibleDescription('This number isn’t in service')
    await waitFor(() => expect(field).toHaveFocus())
  },
})

/** Somebody else changed the same field meanwhile. */
export const Conflict = meta.story({
  ...onStandard(rival),
  play: async ({ canvas }) => {
    await save(canvas)
    await expect(await canvas.findByText(/changed this on/)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Take theirs/ })).toBeVisible()
  },
})

/** An answer is lost, and nobody can look what became of it. */
export const Unknown = meta.story({
  ...onStandard(({ faults }) => void faults.add({ operation: updateBranchPhones, kind: 'dropped-after-commit' })),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Office' })
    platformOf().faults.add({ operation: getBranch, kind: 503 })
    await save(canvas)
    await expect(await canvas.findByRole('button', { name: 'Check again' })).toBeVisible()
    await expect(canvas.getByText('Not saved yet: About us')).toBeVisible()
  },
})

/** The answer is lost, and nothing shows so far: the rest waits until it is asked for. */
export const NotGoneThrough = meta.story({
  ...onStandard(({ faults }) => void faults.add({ operation: updateBranchName, kind: 503, times: 1 })),
  play: async ({ canvas }) => {
    await save(canvas)
    await expect(await canvas.findByText('0 of 3 saved')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save the rest' })).toBeVisible()
  },
})

/** The service withholds one section: it turns read-only with the reason, and what was typed stays. */
export const DeniedSection = meta.story({
  ...onStandard(({ faults }) => void faults.add({ operation: updateBranchWebsiteUrl, kind: 403 })),
  play: async ({ canvas }) => {
    await save(canvas, {
      'Name of the branch': 'Example & Sample, Dayton',
      'Web address': 'https://example.com/dayton',
    })
    await expect(await canvas.findByText(/You don’t have permission to change this\. What you entered/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Web address' })).toHaveValue('https://example.com/dayton')
  },
})
