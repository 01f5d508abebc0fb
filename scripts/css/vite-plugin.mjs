import { outrank } from './outrank.mjs'

/** Gives stories and tests the specificities of the published CSS. */
export function outrankHosts() {
  return {
    name: 'outrank-hosts',
    enforce: 'pre',
    transform(css, id) {
      return id.includes('.vanilla.css') ? { code: outrank(css), map: null } : null
    },
  }
}
