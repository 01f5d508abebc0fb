import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { filledIn } from './filled-in.ts'
import type { MatrixRow } from './matrix-row.ts'
import { dialog, inDialog } from './on-page.ts'
import { press } from './press.ts'

export interface DialogRow extends Omit<MatrixRow, 'submit' | 'entered' | 'messages' | 'leave'> {
  /** The button that opens the dialog, or the menu with its item. */
  menu: Locator
  /** The menu item that opens the dialog. */
  item?: string
  /** The label of the button that sends. */
  submit: string
  /** Text that says that the entity has changed meanwhile, such as "This invoice has changed". */
  changed?: string
  /** The control that works again once the dialog is closed. @default the button that opens it */
  back?: Locator
}

/** Returns the row of an action in a dialog: opened on the page that `open` renders, filled in, sent and left. */
export function dialogRow({ menu, item, submit, changed, back = menu, ...row }: DialogRow): MatrixRow {
  return {
    ...row,
    async open(prepare) {
      const stage = await row.open(prepare)
      await press(menu)
      if (item !== undefined) await press(page.getByRole('menuitem', { name: item, exact: true }))
      await expect.element(dialog).toBeVisible()
      return stage
    },
    entered: () => filledIn(dialog.query()),
    submit: () => press(inDialog(submit)),
    ...(changed !== undefined && { messages: { conflict: [changed] } }),
    async leave() {
      await press(dialog.getByRole('button', { name: /^(Cancel|Go back)$/ }))
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(back).toBeVisible()
    },
  }
}
