import postcss from 'postcss'

/**
 * The specificity of each layer in published CSS. In the sources, cascade layers order our rules. But any unlayered
 * host rule, such as `button { border: 0 }`, wins over every layer, so each layer is converted to a specificity above
 * every element, attribute and class rule of a host. Tokens stay in their layer, because hosts override them.
 */
const ranks = { 'memberkit.components': 1, 'memberkit.kits': 2, 'memberkit.utilities': 3 }

/** No element has the id `#`, and an id outranks any number of classes. */
const rankOf = (layer) => `:not(${String.raw`#\#`.repeat(ranks[layer])})`

/**
 * Converts the layers above the tokens to specificities. `depth` is that of the sheet's imports: a style that changes an
 * imported one wins over it, whichever of their published sheets the page loads last. It counts like that many elements,
 * so it decides only between rules that are equal otherwise.
 */
export function outrank(css, depth = 0) {
  const sheet = postcss.parse(css)
  sheet.walkAtRules('layer', (layer) => {
    if (!layer.nodes) return void layer.remove()
    if (!(layer.params in ranks)) return
    const rank = rankOf(layer.params) + ':not(_)'.repeat(depth)
    layer.walkRules((rule) => {
      if (rule.parent.name?.endsWith('keyframes')) return
      rule.selectors = rule.selectors.map((selector) => ranked(selector, rank))
    })
    layer.replaceWith(layer.nodes)
  })
  return sheet.toString()
}

/** A pseudo-element must come last. */
function ranked(selector, rank) {
  const at = selector.lastIndexOf('::')
  return at < 0 ? selector + rank : selector.slice(0, at) + rank + selector.slice(at)
}
