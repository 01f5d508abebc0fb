/**
 * Makes a controlled select's value survive a form reset: React does so for inputs, but a select returns to its first
 * option. For a ref that changes with each render.
 */
export function keepSelectionOnReset(select: HTMLSelectElement | null) {
  for (const option of select?.options ?? []) option.defaultSelected = option.selected
}
