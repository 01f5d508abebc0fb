const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'

/** What in this element the keyboard can reach, in the order of the document. */
export function controlsOf(element: Element) {
  return element.querySelectorAll<HTMLElement>(controls)
}
