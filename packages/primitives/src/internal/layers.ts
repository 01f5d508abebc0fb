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

/** Event at the document: a modal dialog has opened or closed, which no event of the browser tells at once. */
export const modalChange = 'memberkit-modal-change'

/** Calls back when the layer's running transitions have ended: at once if there are none. */
export function afterMotion(layer: Element, done: () => void) {
  const motions = layer.getAnimations()
  if (motions.length) void Promise.allSettled(motions.map((motion) => motion.finished)).then(done)
  else done()
}
