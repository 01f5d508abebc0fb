/**
 * Runs work immediately or, during a pointer press, after it. Content that appears on blur must not move the pressed
 * button, which would lose the click.
 */
export function afterPress(work: () => void) {
  if (!document.querySelector('body :active')) return work()
  const ending = new AbortController()
  const end = () => {
    ending.abort()
    // The click event follows in the same task as the release.
    setTimeout(work)
  }
  for (const event of ['pointerup', 'pointercancel'])
    addEventListener(event, end, { signal: ending.signal, capture: true })
}
