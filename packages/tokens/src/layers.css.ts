import { globalLayer } from '@vanilla-extract/css'

/**
 * The one cascade order of all our CSS. What is shipped has the layer of the tokens only, over which any rule of a host
 * wins; the others have become ranks above those rules, see `scripts/css/outrank.mjs`.
 */
export const layers = {
  tokens: globalLayer('memberkit.tokens'),
  components: globalLayer('memberkit.components'),
  kits: globalLayer('memberkit.kits'),
  utilities: globalLayer('memberkit.utilities'),
}
