/** Returns the topmost modal dialog, which makes everything outside inert, including live regions and toasts. */
export function topModal(): HTMLElement | undefined {
  return modalAround(focusedElement()) ?? [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)
}

/** The focused element, in any shadow tree. */
function focusedElement() {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

/** Returns the modal around an element, also across shadow boundaries. */
export function modalAround(element: Element | null): HTMLElement | undefined {
  if (!element) return undefined
  const modal = element.closest<HTMLElement>('dialog:modal')
  if (modal) return modal
  const tree = element.getRootNode()
  return tree instanceof ShadowRoot ? modalAround(tree.host) : undefined
}

/** Event on the document when a modal dialog opens or closes: browsers fire none immediately. */
export const modalChange = 'memberkit-modal-change'
