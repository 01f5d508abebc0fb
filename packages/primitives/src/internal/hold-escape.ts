/** Mantine's overlays handle Escape first, on the window, unless the focused element has this attribute. */
const mark = 'data-mantine-stop-propagation'

const holders = new Set<object>()
const marked = new Set<Element>()
const masked = new WeakSet<KeyboardEvent>()

/** Whether Escape was pressed, for listeners on the window, which meet it masked while a layer is open. */
export const isEscape = (event: KeyboardEvent): boolean => event.key === 'Escape' || masked.has(event)

/** Keeps Escape from the page while a layer is open. Returns a function that stops it. */
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

function keepFromPage(event: KeyboardEvent) {
  if (event.key !== 'Escape') return
  // Without a focused element, no element of the layer receives the key, but the browser still closes the layer.
  if (event.target === document.body) return event.stopPropagation()
  // An event made by a script has a key of its own, which can't be masked.
  if (Object.hasOwn(event, 'key')) return
  // Overlays such as Radix's and Chakra's listen on the document, before any element could keep the key to itself. They
  // find another one; below the document, it is Escape again.
  masked.add(event)
  Object.defineProperty(event, 'key', { value: 'Unidentified', configurable: true })
  const unmask = () => Reflect.deleteProperty(event, 'key')
  document.documentElement.addEventListener('keydown', unmask, { capture: true, once: true })
}

/** The focused element, or the body: disabling or removing an element moves focus there without an event. */
function focused() {
  return holders.size > 0 ? [document.body, document.activeElement ?? document.body] : []
}

function markFocused() {
  for (const element of focused().filter((one) => !one.hasAttribute(mark))) {
    element.setAttribute(mark, 'true')
    marked.add(element)
  }
  // Deferred, because an element that lost focus is often about to be removed.
  setTimeout(unmark)
}

function unmark() {
  for (const element of [...marked].filter((one) => !focused().includes(one))) {
    marked.delete(element)
    if (element.isConnected) element.removeAttribute(mark)
  }
}
