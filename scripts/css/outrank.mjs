import postcss from 'postcss'

/**
 * What a layer becomes in the CSS that is shipped. In the sources the order of our rules is that of cascade layers. But
 * any rule of a host, be it only `button { border: 0 }`, wins over every layer; so each layer is turned into a rank that
 * no element, attribute or class rule of a host can reach. Tokens stay in their layer: hosts are meant to override them.
 */
const ranks = { 'memberkit.components': 1, 'memberkit.kits': 2, 'memberkit.utilities': 3 }

/** An element never has the id `#`, and an id outweighs any number of classes. */
const rankOf = (layer) => `:not(${String.raw`#\#`.repeat(ranks[layer])})`

/** CSS whose layers above the tokens have become ranks. */
export function outrank(css) {
  const sheet = postcss.parse(css)
  sheet.walkAtRules('layer', (layer) => {
    if (!layer.nodes) return void layer.remove()
    if (!(layer.params in ranks)) return
    const rank = rankOf(layer.params)
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
