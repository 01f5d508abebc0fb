/** The longest press that is waited for, in milliseconds: what scrolls by a drag of its bar may end without an event. */
const longest = 1000

/**
 * Runs work immediately or, during a press, after it. Content that appears on blur or with late data must not move the
 * pressed button, which would lose the click.
 */
export function afterPress(work: () => void) {
  if (!document.querySelector('body :active')) return work()
  const ending = new AbortController()
  const end = () => {
    if (ending.signal.aborted) return
    ending.abort()
    // The click event follows in the same task as the release.
    setTimeout(work)
  }
  for (const event of ['pointerup', 'pointercancel', 'keyup'])
    addEventListener(event, end, { signal: ending.signal, capture: true })
  setTimeout(end, longest)
}
