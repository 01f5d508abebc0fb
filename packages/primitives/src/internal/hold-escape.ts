/**
 * Mantine's overlays hear Escape on the window before anything else can, and leave it alone when the element that has
 * the focus carries this.
 */
const mark = 'data-mantine-stop-propagation'

const holders = new Set<object>()
let marked: readonly Element[] = []

/** While a layer of ours is open, Escape is not for the page around it. Returns what ends it. */
export function holdEscape() {
  const holder = {}
  holders.add(holder)
  addEventListener('keydown', keepFromPage, { capture: true })
  document.addEventListener('focusin', markFocused, { capture: true })
  markFocused()
  return () => {
    holders.delete(holder)
    if (holders.size > 0) return
    removeEventListener('keydown', keepFromPage, { capture: true })
    document.removeEventListener('focusin', markFocused, { capture: true })
    unmark()
  }
}

/** With the focus on nothing, the key is none of the elements' in the layer; the browser closes the layer all the same. */
function keepFromPage(event: KeyboardEvent) {
  if (event.key === 'Escape' && event.target === document.body) event.stopPropagation()
}

/** An element that is disabled or removed leaves the focus to the body without an event. */
function markFocused() {
  unmark()
  const focused = document.activeElement ?? document.body
  marked = [document.body, focused].filter((element) => !element.hasAttribute(mark))
  for (const element of marked) element.setAttribute(mark, 'true')
}

function unmark() {
  for (const element of marked) element.removeAttribute(mark)
  marked = []
}
