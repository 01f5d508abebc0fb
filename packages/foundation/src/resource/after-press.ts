/** The longest press that is waited for, in milliseconds: what scrolls by a drag of its bar may end without an event. */
const longest = 1000

let isWatching = false
let isPressing = false
const waiting = new Set<() => void>()

/** Starts to follow the pointer, once for the page. */
export function watchPresses() {
  if (isWatching) return
  isWatching = true
  const options = { capture: true, passive: true }
  addEventListener('pointerdown', ({ button }) => (isPressing = button === 0), options)
  for (const event of ['pointerup', 'pointercancel']) addEventListener(event, release, options)
}

/**
 * Runs work immediately or, while a pointer is down, after its release: what appears meanwhile would move the pressed
 * button, and the browser would send no click.
 */
export function afterPress(work: () => void) {
  if (!isPressing) return work()
  if (waiting.size === 0) setTimeout(release, longest)
  waiting.add(work)
}

function release() {
  isPressing = false
  // The click event follows in the same task as the release.
  setTimeout(() => {
    const all = [...waiting]
    waiting.clear()
    for (const work of all) work()
  })
}
