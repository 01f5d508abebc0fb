import { focusedIn } from '../internal/focused-in.ts'
import { modalChange } from '../internal/layers.ts'
import { clearActions } from './clear-actions.ts'

/**
 * Keeps the region off a dialog's actions, and off what has the focus (WCAG 2.4.11): it moves to the other edge of the
 * page while it would cover that. Returns a function that stops it.
 */
export function yieldToFocus(region: HTMLElement) {
  let frame = 0
  function settle() {
    observeModal()
    clearActions(region)
    const focused = focusedIn(region)
    if (!focused || focused === document.body || region.contains(focused) || !covers(region, focused)) return
    region.dataset.edge = region.dataset.edge === 'start' ? 'end' : 'start'
    clearActions(region)
  }
  function soon() {
    cancelAnimationFrame(frame)
    // The browser scrolls to what takes the focus.
    frame = requestAnimationFrame(settle)
  }
  const ending = new AbortController()
  soon()
  // Dialogs slide in: their actions are in place when that has ended.
  for (const event of ['focusin', modalChange, 'transitionend'])
    document.addEventListener(event, soon, { signal: ending.signal })
  window.addEventListener('resize', soon, { signal: ending.signal })
  const resized = new ResizeObserver(soon)
  resized.observe(region)
  let modal: HTMLElement | null = null
  function observeModal() {
    const now = region.closest('dialog')
    if (now === modal) return
    if (modal) resized.unobserve(modal)
    if (now) resized.observe(now)
    modal = now
  }
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
