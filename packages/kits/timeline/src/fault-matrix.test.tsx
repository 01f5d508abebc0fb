import * as calls from '@memberkit/contract/identity/notes'
import { dialogRow } from '@memberkit/testing/dialog-row'
import { describeFaultMatrix, enter, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { NoteActionName } from './notes/note-actions.ts'
import { button, dialog, field, inDialog, openAllNotes, openJournal, openNotes } from './testing/open-kit.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

const menu = page.getByRole('button', { name: 'Actions for the note by Kim Colleague-Example' })

interface ActionCase {
  name: NoteActionName
  words: string
  fill?: () => Promise<unknown>
  submit: string
  done: string
  meanwhile?: Partial<MatrixRow['meanwhile']>
}

/** Keeps what was typed, where both texts are shown; otherwise the change is shown above the form. */
async function keepMine() {
  const mine = dialog.getByRole('radio', { name: /^Keep yours/ })
  if (mine.query()) {
    await press(mine)
    await press(inDialog('Save this version'))
  } else await press(inDialog('Save note'))
}

const action = ({ name, words, meanwhile, ...row }: ActionCase): MatrixRow =>
  dialogRow({
    ...row,
    name,
    open: (prepare) => openAllNotes({ scenario: 'timeline/staff', prepare }),
    menu,
    item: words,
    lookUp: calls.getNote,
    changed: 'This note has changed',
    meanwhile: {
      act: (platform) =>
        changeAsColleague(platform, platform.store.notes.notes, 'note-3', {
          text: 'Prefers the branch in Houston for everything about the house.',
        }),
      shown: '(was Prefers the branch in Austin',
      ...meanwhile,
    },
  })

const sending = page.getByRole('article', { name: 'Sending this note' })

describeFaultMatrix(matrixCalls, [
  {
    name: 'create',
    open: (prepare) => openNotes({ scenario: 'timeline/staff', prepare }),
    async fill() {
      await enter(field('New note'), 'Called back.')
      await press(button('Add note'))
    },
    entered: () =>
      [...document.querySelectorAll('article p, textarea')]
        .map((one) => (one as HTMLTextAreaElement).value || one.textContent)
        .find((words) => words?.includes('Called back.')) ?? '',
    lookUp: calls.listNotes,
    async submit() {
      // A refused text goes back into the field first.
      if (sending.query()) {
        await press(sending.getByRole('button', { name: 'Edit', exact: true }))
        await press(button('Add note'))
      }
      await press(button('Send now'))
    },
    done: 'Note added.',
    // A note carries neither key nor version: a second copy stands in the list, and can be deleted.
    isHarmlessTwice: true,
    standsOnNothing: 'A note is added beside the others and changes none of them.',
    async leave() {
      await press(sending.getByRole('button', { name: 'Edit', exact: true }))
      await expect.element(field('New note')).toHaveValue('Called back.')
    },
  },
  ...[
    {
      name: 'edit',
      words: 'Edit',
      fill: () => enter(dialog.getByLabelText('Note'), 'Prefers Dallas.'),
      submit: 'Save note',
      done: 'The note was saved.',
      meanwhile: { shown: 'Prefers the branch in Houston', agree: keepMine },
    },
    {
      name: 'updatePriority',
      words: 'Change priority',
      fill: () => press(dialog.getByText('High', { exact: true })),
      submit: 'Change priority',
      done: 'The priority was changed.',
    },
    {
      name: 'changeOwner',
      words: 'Move to another person',
      async fill() {
        await enter(dialog.getByLabelText('Identity ID'), 'member-ada')
        await press(inDialog('Find person'))
        await press(dialog.getByRole('checkbox', { name: 'This is Ada Example, ID member-ada' }))
      },
      submit: 'Move note',
      done: 'The note was moved.',
    },
    { name: 'delete', words: 'Delete', submit: 'Delete note', done: 'The note is deleted.' } as const,
  ].map((one) => action(one as ActionCase)),
  {
    name: 'listNotes',
    open: (prepare) => openAllNotes({ scenario: 'timeline/staff', prepare }),
    // One that can be read, whatever the others are.
    done: 'Sent the plan summary again',
  },
  {
    name: 'journal',
    open: (prepare) => openJournal({ scenario: 'timeline/staff', prepare }),
    // One that can be read, whatever the others are.
    done: 'Next bill moved forward',
  },
])
