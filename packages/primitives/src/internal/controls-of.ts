const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'

/** Returns the keyboard-focusable elements within an element, in document order. */
export function controlsOf(element: Element) {
  return element.querySelectorAll<HTMLElement>(controls)
}
