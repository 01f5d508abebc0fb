/**
 * Syncs React with a checkbox or radio button that the browser changed itself: otherwise React ignores the next press,
 * because it returns to the value React knows.
 */
export function syncChecked(input: HTMLInputElement) {
  // oxlint-disable-next-line no-self-assign -- React watches the property
  input.checked = input.checked
}
