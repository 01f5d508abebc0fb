/** Event at the document: a modal dialog has opened or closed, which no event of the browser tells at once. */
export const modalChange = 'memberkit-modal-change'

export function tellModalChange() {
  document.dispatchEvent(new Event(modalChange))
}
