/**
 * Mantine's overlays hear Escape on the window before anything else can, and leave it alone when the element that has
 * the focus carries this.
 */
const mark = 'data-mantine-stop-propagation'

const holders = new Set<object>()
const marked = new Set<Element>()

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
    setTimeout(unmark)
  }
}

/** With the focus on nothing, the key is none of the elements' in the layer; the browser closes the layer all the same. */
function keepFromPage(event: KeyboardEvent) {
  if (event.key === 'Escape' && event.target === document.body) event.stopPropagation()
}

/** The body, too: an element that is disabled or removed leaves the focus to it without an event. */
function focused() {
  return holders.size > 0 ? [document.body, document.activeElement ?? document.body] : []
}

function markFocused() {
  for (const element of focused().filter((one) => !one.hasAttribute(mark))) {
    element.setAttribute(mark, 'true')
    marked.add(element)
  }
  // Later, for what has just lost the focus is often on its way out of the page.
  setTimeout(unmark)
}

function unmark() {
  for (const element of [...marked].filter((one) => !focused().includes(one))) {
    marked.delete(element)
    if (element.isConnected) element.removeAttribute(mark)
  }
}
