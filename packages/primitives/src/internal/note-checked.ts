/**
 * Has React note what a browser has done to a box or a radio button by itself: it would take the next press, back to
 * what it has noted, for no change, and tell nobody.
 */
export function noteChecked(input: HTMLInputElement) {
  // oxlint-disable-next-line no-self-assign -- React watches the property
  input.checked = input.checked
}
