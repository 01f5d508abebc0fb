import { globalLayer } from '@vanilla-extract/css'

/** The one cascade order of all our CSS. Unlayered host CSS wins over every one of them. */
export const layers = {
  tokens: globalLayer('memberkit.tokens'),
  components: globalLayer('memberkit.components'),
  kits: globalLayer('memberkit.kits'),
  utilities: globalLayer('memberkit.utilities'),
}
