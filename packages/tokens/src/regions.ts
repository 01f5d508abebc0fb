/**
 * Attributes that set the theme of an element and its descendants. On the host of a shadow root, they apply to its
 * content.
 */
type RegionAttribute = 'data-mk-brand' | 'data-mk-scheme' | 'data-mk-density'

function selectorOf(attribute: RegionAttribute, value?: string) {
  const selector = value ? `[${attribute}="${value}"]` : `[${attribute}]`
  return `${selector}, :host(${selector})`
}

/** Selectors of the elements on which tokens are declared. */
export const regions = {
  /** Elements with the attribute, and with this value if given. */
  with: selectorOf,
  /** The same, plus the outermost element of a page or a shadow root, whose own attribute overrides this. */
  default: (attribute: RegionAttribute, value?: string) => `:where(:root), :host, ${selectorOf(attribute, value)}`,
}
