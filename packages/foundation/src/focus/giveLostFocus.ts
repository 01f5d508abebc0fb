/**
 * Gives the focus a place where it has none: what had it is gone, and nobody has moved it on since. In a shadow tree, too.
 *
 * @returns whether the focus was lost and has been given
 */
export function giveLostFocus(place: HTMLElement | null | undefined, options?: FocusOptions): boolean {
  if (!place) return false
  if (!isFocusLost(place)) return false
  place.focus(options)
  return true
}

/** Whether nothing in the document, or in the shadow tree, that `place` stands in has the focus. */
export function isFocusLost(place: HTMLElement): boolean {
  const { activeElement } = place.getRootNode() as Document | ShadowRoot
  return !activeElement || activeElement === document.body
}
