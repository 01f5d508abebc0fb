/**
 * Makes what is chosen in a controlled select what a reset of its form leaves there: React does so for inputs, but a
 * select would fall back to its first option. For a ref that is another function with each render.
 */
export function keepChoice(select: HTMLSelectElement | null) {
  for (const option of select?.options ?? []) option.defaultSelected = option.selected
}
