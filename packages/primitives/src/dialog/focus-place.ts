/** Marks what took the focus in the place of something else; a heading that comes later may take it from there. */
const mark = 'data-mk-focus-place'

/** Focuses an element that is no control, for as long as the focus stays there. */
export function focusPlace(place: HTMLElement) {
  const isFocusable = place.hasAttribute('tabindex')
  if (!isFocusable) place.tabIndex = -1
  place.setAttribute(mark, '')
  place.focus({ preventScroll: true })
  const release = () => {
    place.removeAttribute(mark)
    if (!isFocusable) place.removeAttribute('tabindex')
  }
  place.addEventListener('blur', release, { once: true })
}
