/**
 * Restores focus lost with a removed element, also in a shadow tree.
 *
 * @returns whether focus was lost and has been restored
 */
export function restoreLostFocus(place: HTMLElement | null | undefined, options?: FocusOptions): boolean {
  if (!place) return false
  if (!isFocusLost(place)) return false
  place.focus(options)
  return true
}

/**
 * Whether nothing has focus in the document or shadow tree that contains `place`, or only what a closed dialog left it
 * to because its opener is gone.
 */
export function isFocusLost(place: HTMLElement): boolean {
  const { activeElement } = place.getRootNode() as Document | ShadowRoot
  return !activeElement || activeElement === document.body || activeElement.hasAttribute('data-mk-focus-place')
}
