/** What has the focus in the tree of this node, which may be a shadow tree. */
export function focusedIn(node: Node) {
  return (node.getRootNode() as Document | ShadowRoot).activeElement
}

/** Whether the focus is on this element or in it. */
export function hasFocus(element: Element) {
  return element.contains(focusedIn(element))
}
