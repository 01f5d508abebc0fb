import * as calls from '@memberkit/contract/partners/resolutions'
import { dialogRow } from '@memberkit/testing/dialog-row'
import { describeFaultMatrix, filledIn, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type CaseAction, caseActions } from '../testing/case-actions.tsx'
import { noteRow } from '../testing/note-row.ts'
import { button, dialog, inDialog, openCase } from '../testing/open-case.tsx'
import { matrixCalls } from './testing/matrix-calls.ts'

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
    // A note carries neither key nor version: a second copy stands in the case.
    isHarmlessTwice: true,
  }),
  {
    name: 'getResolution',
    open: (prepare) => openCase({ prepare }, { interval: 60_000_000 }),
    done: 'RES-101001',
  },
])
