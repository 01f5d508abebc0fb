/** Returns the focused element in the node's tree, which may be a shadow tree. */
export function focusedIn(node: Node) {
  return (node.getRootNode() as Document | ShadowRoot).activeElement
}

/** Whether focus is on this element or within it. */
export function hasFocus(element: Element) {
  return element.contains(focusedIn(element))
}
