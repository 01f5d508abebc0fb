import { focusedIn } from '../internal/focused-in.ts'
import { focusPlace } from './focus-place.ts'

/**
 * Watches over the element that has the focus while a modal opens: the browser gives the focus back to it, but loses the
 * focus if the element is gone by then, or goes right after. Then the focus moves to where the element was.
 *
 * @returns a function to call once the modal has closed
 */
export function keepFocusNear(modal: HTMLElement): () => void {
  const opener = focusedIn(modal)
  const around = ancestorsOf(opener)
  return () => {
    // React removes elements in the same task, after it has closed the modal.
    queueMicrotask(() => {
      if (restoreFocus() || !opener || focusedIn(opener) !== opener) return
      const watch = new MutationObserver(() => {
        if (opener.isConnected && focusedIn(opener) === opener) return
        // The element is gone, or the person has moved on.
        watch.disconnect()
        restoreFocus()
      })
      watch.observe(opener.getRootNode(), { childList: true, subtree: true })
    })
  }

  function restoreFocus(): boolean {
    const place = around.find((element) => element.isConnected && isRendered(element))
    const focused = place && focusedIn(place)
    if (!place || (focused && focused !== document.body)) return false
    focusPlace([...place.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].find(isRendered) ?? place)
    return true
  }
}

/** A skeleton is invisible at first, and takes no focus until it shows. jsdom knows no boxes. */
const isRendered = (element: HTMLElement) => element.checkVisibility?.({ visibilityProperty: true }) ?? true

function ancestorsOf(element: Element | null): HTMLElement[] {
  const around: HTMLElement[] = []
  // A page that had the focus itself has it back without help.
  if (element === document.body) return around
  for (let one = element?.parentElement; one && one !== document.body; one = one.parentElement) around.push(one)
  return around
}
