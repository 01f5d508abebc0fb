import { focusedIn } from '../internal/focused-in.ts'

/**
 * Keeps the region off what has the focus (WCAG 2.4.11): it moves to the other edge of the page while it would cover
 * that. Returns a function that stops it.
 */
export function yieldToFocus(region: HTMLElement) {
  let frame = 0
  function settle() {
    const focused = focusedIn(region)
    if (!focused || focused === document.body || region.contains(focused) || !covers(region, focused)) return
    region.dataset.edge = region.dataset.edge === 'start' ? 'end' : 'start'
  }
  function soon() {
    cancelAnimationFrame(frame)
    // The browser scrolls to what takes the focus.
    frame = requestAnimationFrame(settle)
  }
  const ending = new AbortController()
  soon()
  document.addEventListener('focusin', soon, { signal: ending.signal })
  const resized = new ResizeObserver(soon)
  resized.observe(region)
  return () => {
    cancelAnimationFrame(frame)
    ending.abort()
    resized.disconnect()
  }
}

/** Whether the middle of an element is below the region; all of a large one never is. */
function covers(region: Element, element: Element): boolean {
  const above = region.getBoundingClientRect()
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return x > above.left && x < above.right && y > above.top && y < above.bottom
}
