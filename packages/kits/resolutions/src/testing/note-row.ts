import { getResolution } from '@memberkit/contract/partners/resolutions'
import { enter, type MatrixRow, press } from '@memberkit/testing/fault-matrix'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { button, field } from './open-case.tsx'

export interface NoteRow extends Pick<MatrixRow, 'name' | 'open'> {
  /** The field's label. */
  label: string
  /** The button that adds what is typed. */
  add: string
}

/** Returns the row of writing a note, which waits some seconds before it is sent. */
export const noteRow = ({ label, add, ...row }: NoteRow): MatrixRow => ({
  ...row,
  async fill() {
    await enter(field(label), 'Called back.')
    await press(button(add))
  },
  entered: () =>
    [...document.querySelectorAll('article p, textarea')]
      .map((one) => (one as HTMLTextAreaElement).value || one.textContent)
      .find((words) => words?.includes('Called back.')) ?? '',
  lookUp: getResolution,
  async submit() {
    // A refused text goes back into the field first.
    const sending = page.getByRole('article', { name: 'Sending' })
    if (sending.query()) {
      await press(sending.getByRole('button', { name: 'Undo' }))
      await press(button(add))
    }
    await press(button('Send now'))
  },
  done: 'Note added.',
  // A note carries neither key nor version: a second copy stands in the case, and a toast says so.
  isHarmlessTwice: true,
  standsOnNothing: 'A note is added beside the others and changes no fact of the case.',
  async leave() {
    await press(button('Undo'))
    await expect.element(field(label)).toHaveValue('Called back.')
  },
})
