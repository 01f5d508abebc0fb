import axe from 'axe-core'
import { page } from 'vitest/browser'

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** Returns a filter's button by name and value. */
export const pill = (name: string | RegExp) => page.getByRole('search').getByRole('button', { name, exact: true })
export const heading = (name: string | RegExp) => page.getByRole('heading', { name })
export const text = (words: string | RegExp) => page.getByText(words, { exact: false }).first()

/** The open dialog. */
export const dialog = page.getByRole('dialog')
/** Returns a button of the open dialog. */
export const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true })
/** Returns a field of the open dialog. */
export const field = (name: string) => dialog.getByLabelText(name, { exact: true })
/** Returns text in the open dialog; live regions may repeat it. */
export const said = (words: string | RegExp) => dialog.getByText(words, { exact: false }).first()

/** Returns axe's violations in the open dialog. */
export async function barriers() {
  const { violations } = await axe.run(dialog.element())
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Returns the texts of the rows that stand for entities nobody could read. */
export const unreadableRows = () =>
  [...document.querySelectorAll('[data-mk-state="unreadable"] > li')].map((row) => row.textContent)
