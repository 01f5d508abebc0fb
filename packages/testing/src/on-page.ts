import axe from 'axe-core'
import { page } from 'vitest/browser'

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** A filter, by the filter and its value. */
export const pill = (name: string | RegExp) => page.getByRole('search').getByRole('button', { name, exact: true })
export const heading = (name: string | RegExp) => page.getByRole('heading', { name })
export const text = (words: string | RegExp) => page.getByText(words, { exact: false }).first()

/** The dialog that is open. */
export const dialog = page.getByRole('dialog')
/** A button of the open dialog. */
export const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true })
/** A field of the open dialog. */
export const field = (name: string) => dialog.getByLabelText(name, { exact: true })
/** Words in the open dialog; the same may be read out as well. */
export const said = (words: string | RegExp) => dialog.getByText(words, { exact: false }).first()

/** What axe finds wrong with the open dialog. */
export async function barriers() {
  const { violations } = await axe.run(dialog.element())
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
