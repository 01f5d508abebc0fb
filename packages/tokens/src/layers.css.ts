import { globalLayer } from '@vanilla-extract/css'

/**
 * The cascade order of all our CSS. Published CSS keeps only the tokens' layer, which any rule of a host overrides; the
 * others become specificity above such rules, see `scripts/css/outrank.mjs`.
 */
export const layers = {
  tokens: globalLayer('memberkit.tokens'),
  components: globalLayer('memberkit.components'),
  kits: globalLayer('memberkit.kits'),
  utilities: globalLayer('memberkit.utilities'),
}
