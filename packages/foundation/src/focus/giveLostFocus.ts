/**
 * Gives the focus a place where it has none: what had it is gone, and nobody has moved it on since. In a shadow tree, too.
 *
 * @returns whether the focus was lost and has been given
 */
export function giveLostFocus(place: HTMLElement | null | undefined, options?: FocusOptions): boolean {
  if (!place) return false
  const { activeElement } = place.getRootNode() as Document | ShadowRoot
  if (activeElement && activeElement !== document.body) return false
  place.focus(options)
  return true
}
