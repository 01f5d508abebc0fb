/** Gives the focus a place where it has none: what had it is gone, and nobody has moved it on since. */
export function giveLostFocus(place: HTMLElement | null | undefined) {
  if (document.activeElement === document.body) place?.focus()
}
