/**
 * Makes a controlled select's value survive a form reset: React does so for inputs, but a select returns to its first
 * option. For a ref that changes with each render. It goes by the value, for a person may have selected something else
 * before React took over the server's HTML.
 */
export function keepSelectionOnReset(select: HTMLSelectElement | null, value: unknown) {
  for (const option of select?.options ?? []) option.defaultSelected = option.value === String(value)
}
