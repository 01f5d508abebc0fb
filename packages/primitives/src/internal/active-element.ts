/** What has the focus where the element lives: the document does not look into a shadow root. */
export function activeElementAround(element: Element): Element | null {
  return (element.getRootNode() as Document | ShadowRoot).activeElement
}
