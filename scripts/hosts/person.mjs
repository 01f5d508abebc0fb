/** What somebody sees and does on a page of a desk. */
export function personOn(page) {
  const main = page.locator('main')
  const dialog = page.getByRole('dialog')
  return {
    page,
    main,
    dialog,
    button: (name) => main.getByRole('button', { name, exact: true }).first(),
    inDialog: (name) => dialog.getByRole('button', { name, exact: true }),
    said: (words) => page.getByText(words).first(),
    wait: (ms) => page.clock.fastForward(ms),
  }
}
