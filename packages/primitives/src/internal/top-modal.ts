/** The modal dialog outside of which all is inert now: live regions and toasts, too. */
export function topModal(): HTMLElement | undefined {
  return modalAround(focusedElement()) ?? [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)
}

/** In whatever shadow tree it is. */
function focusedElement() {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

/** Even if the element is in a shadow tree, and the dialog is around that. */
export function modalAround(element: Element | null): HTMLElement | undefined {
  if (!element) return undefined
  const modal = element.closest<HTMLElement>('dialog:modal')
  if (modal) return modal
  const tree = element.getRootNode()
  return tree instanceof ShadowRoot ? modalAround(tree.host) : undefined
}
