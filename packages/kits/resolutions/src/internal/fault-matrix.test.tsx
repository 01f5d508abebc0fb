import * as calls from '@memberkit/contract/partners/resolutions'
import { describeFaultMatrix, enter, filledIn, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type CaseAction, caseActions } from '../testing/case-actions.tsx'
import { button, dialog, field, inDialog, openCase } from '../testing/open-case.tsx'
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
  {
    name: 'addInternalUseOnlyNote',
    open: (prepare) => openCase({ prepare }, { interval: 60_000_000 }),
    async fill() {
      await enter(field('Internal-only note'), 'Called back.')
      await press(button('Add internal note'))
    },
    entered: () =>
      [...document.querySelectorAll('article p, textarea')]
        .map((one) => (one as HTMLTextAreaElement).value || one.textContent)
        .find((words) => words?.includes('Called back.')) ?? '',
    lookUp: calls.getResolution,
    async submit() {
      // What was refused goes back into the field first.
      const sending = page.getByRole('article', { name: 'Sending' })
      if (sending.query()) {
        await press(sending.getByRole('button', { name: 'Undo' }))
        await press(button('Add internal note'))
      }
      await press(button('Send now'))
    },
    done: 'Note added.',
    // A note carries neither key nor version: a second copy stands in the case, and a toast says so.
    isHarmlessTwice: true,
    async leave() {
      await press(button('Undo'))
      await expect.element(field('Internal-only note')).toHaveValue('Called back.')
    },
  },
  {
    name: 'getResolution',
    open: (prepare) => openCase({ prepare }, { interval: 60_000_000 }),
    done: 'RES-101001',
  },
])
