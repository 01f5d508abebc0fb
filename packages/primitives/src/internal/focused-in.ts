/** What has the focus in the tree of this node, which may be a shadow tree. */
export function focusedIn(node: Node) {
  return (node.getRootNode() as Document | ShadowRoot).activeElement
}
