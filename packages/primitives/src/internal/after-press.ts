/**
 * Runs work at once or, while a pointer is pressed, when the press is over. What takes room when a field is left must
 * not push away the button whose press made the field be left: its click would go astray.
 */
export function afterPress(work: () => void) {
  if (!document.querySelector('body :active')) return work()
  const ending = new AbortController()
  const end = () => {
    ending.abort()
    // The click follows the release within the same task.
    setTimeout(work)
  }
  for (const event of ['pointerup', 'pointercancel'])
    addEventListener(event, end, { signal: ending.signal, capture: true })
}
