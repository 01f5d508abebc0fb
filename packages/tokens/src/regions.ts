/** Attributes that give an element, and all within it, a theme. On the host of a shadow root they hold for what is in it. */
type RegionAttribute = 'data-mk-brand' | 'data-mk-scheme' | 'data-mk-density'

function selectorOf(attribute: RegionAttribute, value?: string) {
  const selector = value ? `[${attribute}="${value}"]` : `[${attribute}]`
  return `${selector}, :host(${selector})`
}

/** Selectors of the elements at which tokens are declared. */
export const regions = {
  /** Elements that carry the attribute, with this value if one is given. */
  with: selectorOf,
  /** The same, and the outermost element of a page or a shadow root, whose own attribute wins over this. */
  default: (attribute: RegionAttribute, value?: string) => `:where(:root), :host, ${selectorOf(attribute, value)}`,
}
