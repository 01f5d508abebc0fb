import { enter, press, takeOption } from '@memberkit/testing/press'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { ResolutionActionName } from '../internal/resolution-actions.ts'
import { dialog, inDialog } from './open-case.tsx'

/** The steps with which staff carry out an action from the menu of a case. */
export interface CaseAction {
  name: ResolutionActionName
  /** The item of the menu. */
  words: string
  scenario?: 'resolutions/open-case' | 'resolutions/personal-data'
  fill?: () => Promise<unknown>
  submit: string
  done: string
  /** The facts of the case afterwards. */
  becomes: object
}

/** Types into a combo box and takes the first option. */
export async function pick(name: RegExp, words: string) {
  await enter(dialog.getByRole('combobox', { name }), words)
  await takeOption(page.getByRole('option').first())
}

/** Every action of a case that is carried out in a dialog, besides its deletion. */
export const caseActions: readonly CaseAction[] = [
  {
    name: 'updateStatus',
    words: 'Change status',
    fill: () => press(dialog.getByRole('radio', { name: /^Needs review/ })),
    submit: 'Change status',
    done: 'The status of RES-101001 is changed.',
    becomes: { status: 'NeedsReview' },
  },
  {
    name: 'addClosingSequence',
    words: 'Close case',
    async fill() {
      await press(dialog.getByRole('radio', { name: 'Closed without merit' }))
      await pick(/^Reason/, 'Professionalism')
      await enter(dialog.getByRole('combobox', { name: /^Result/ }), 'Resolved')
      await enter(dialog.getByRole('textbox', { name: /^Summary/ }), 'They called.')
    },
    submit: 'Close case',
    done: 'RES-101001 is closed.',
    becomes: { status: 'ClosedWithoutMerit' },
  },
  {
    name: 'updateAssigneeId',
    words: 'Assign',
    fill: () => pick(/^Assignee/, 'Lee'),
    submit: 'Assign',
    done: 'RES-101001 is assigned.',
    becomes: { assigneeId: 'staff-lee' },
  },
  {
    name: 'clearAssignee',
    words: 'Remove assignee',
    submit: 'Remove assignee',
    done: 'RES-101001 is unassigned.',
    becomes: { assigneeId: undefined },
  },
  {
    name: 'updateActionTaken',
    words: 'Record action taken',
    fill: () => press(dialog.getByRole('radio', { name: 'Law firm has acted' })),
    submit: 'Record action',
    done: 'The action taken on RES-101001 is recorded.',
    becomes: { actionTaken: 'ProviderActionTaken' },
  },
  {
    name: 'updateContactMethod',
    words: 'Change contact method',
    fill: () => enter(dialog.getByRole('textbox', { name: /^Contact method/ }), ' Letter '),
    submit: 'Change contact method',
    done: 'The contact method of RES-101001 is changed.',
    becomes: { contactMethod: 'Letter' },
  },
  {
    name: 'updateDescription',
    words: 'Edit description',
    fill: () => enter(dialog.getByRole('textbox', { name: /^Description/ }), 'She waits.'),
    submit: 'Save description',
    done: 'The description of RES-101001 is saved.',
    becomes: { description: 'She waits.' },
  },
  {
    name: 'changeEntitlement',
    words: 'Change plan',
    fill: () => pick(/^New plan/, 'IDShield'),
    submit: 'Change plan',
    done: 'The plan of RES-101001 is changed.',
    becomes: { entitlement: expect.objectContaining({ plan: expect.stringContaining('IDShield') }) },
  },
  {
    name: 'changeOwner',
    words: 'Move to another member',
    async fill() {
      await enter(dialog.getByLabelText('Identity ID'), 'member-ada')
      await press(inDialog('Find person'))
      await press(dialog.getByRole('checkbox', { name: 'This is Ada Example, ID member-ada' }))
    },
    submit: 'Move case',
    done: 'RES-101001 is moved.',
    becomes: { identityId: 'member-ada' },
  },
  {
    name: 'redactPII',
    words: 'Redact personal data',
    scenario: 'resolutions/personal-data',
    async fill() {
      await press(inDialog('Preview'))
      await enter(dialog.getByRole('textbox', { name: /^Type RES-101001/ }), 'RES-101001')
    },
    submit: 'Redact permanently',
    done: 'The personal data in RES-101001 is removed.',
    becomes: { description: expect.not.stringContaining('219-09-9999') },
  },
]
