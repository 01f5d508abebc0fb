import * as calls from '@memberkit/contract/partners/resolutions'
import { dialogRow } from '@memberkit/testing/dialog-row'
import { describeFaultMatrix, filledIn, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import type { MockPlatform } from '@memberkit/fixtures'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type CaseAction, caseActions } from '../testing/case-actions.tsx'
import { noteRow } from '../testing/note-row.ts'
import { button, dialog, inDialog, openCase } from '../testing/open-case.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

type Meanwhile = NonNullable<MatrixRow['meanwhile']>
type Case = Parameters<typeof changeAsColleague<calls.Resolution>>[3]

const changed = (patch: Case, shown: string): Meanwhile => ({
  act: (platform: MockPlatform) =>
    changeAsColleague(platform, platform.store.resolutions.resolutions, 'case-1001', patch),
  shown,
})

const kim = { id: 'staff-kim', name: 'Kim Colleague-Example' }
const taken = changed({ assigneeId: kim.id, assignee: kim }, '(was Sam Staffexample)')

/** Keeps what was typed, where both texts are shown; otherwise the change is shown above the form. */
async function keepMine() {
  const mine = dialog.getByRole('radio', { name: /^Keep yours/ })
  if (mine.query()) {
    await press(mine)
    await press(inDialog('Save this version'))
  } else await press(inDialog('Save description'))
}

/** The fact that matters most to who is about to act; the assignee, where none is named. */
const meanwhile: Partial<Record<CaseAction['name'], Meanwhile>> = {
  updateStatus: changed({ status: 'PendingMember' }, '(was Waiting for the law firm)'),
  addClosingSequence: changed({ status: 'PendingMember' }, '(was Waiting for the law firm)'),
  updateActionTaken: changed({ status: 'PendingMember' }, '(was Waiting for the law firm)'),
  updateContactMethod: changed({ contactMethod: 'Phone, before noon' }, '(was Phone, after six)'),
  updateDescription: {
    ...changed({ description: 'Somebody called on Tuesday, and will again.' }, 'Somebody called on Tuesday'),
    agree: keepMine,
  },
  redactPII: {
    ...changed({ description: 'Call 219-09-9999 before noon.' }, '(was '),
    async agree() {
      await press(inDialog('Preview'))
      await press(inDialog('Redact permanently'))
    },
  },
}

const action = ({ name, words, scenario, fill, submit, done }: Omit<CaseAction, 'becomes'>): MatrixRow => ({
  name,
  async open(prepare) {
    const stage = await openCase({ scenario, prepare }, { interval: 60_000_000 })
    await press(button('Actions'))
    await press(page.getByRole('menuitem', { name: words, exact: true }))
    await expect.element(dialog).toBeVisible()
    return stage
  },
  fill: async () => fill?.(),
  entered: () => filledIn(dialog.query()),
  lookUp: calls.getResolution,
  submit: () => press(inDialog(submit)),
  done,
  meanwhile: meanwhile[name] ?? taken,
  messages: { conflict: ['This case has changed'] },
  async leave() {
    const wayBack = dialog.getByRole('button', { name: /^(Cancel|Go back|Close|Back)$/ }).first()
    await press(wayBack)
    // A step back first, where there are steps.
    if (wayBack.query()) await press(wayBack)
    await expect.element(dialog).not.toBeInTheDocument()
  },
})

const deletion = {
  name: 'delete',
  words: 'Delete case',
  submit: 'Delete case',
  done: 'RES-101001 is deleted.',
} as const

describeFaultMatrix(matrixCalls, [
  ...[...caseActions, deletion].map(action),
  noteRow({
    name: 'addInternalUseOnlyNote',
    open: (prepare) => openCase({ prepare }, { interval: 60_000_000 }),
    label: 'Internal-only note',
    add: 'Add internal note',
  }),
  dialogRow({
    name: 'logAttempt',
    open: (prepare) => openCase({ prepare }, { interval: 60_000_000 }),
    menu: button('Log call attempt'),
    lookUp: calls.getResolution,
    submit: 'Log attempt',
    done: 'The call attempt is logged.',
    meanwhile: changed({ status: 'PendingMember' }, '(was Waiting for the law firm)'),
    changed: 'This case has changed',
  }),
  {
    name: 'getResolution',
    open: (prepare) => openCase({ prepare }, { interval: 60_000_000 }),
    done: 'RES-101001',
  },
])
