import { outrank } from './outrank.mjs'

/** Gives stories and tests the same ranks as what is shipped. */
export function outrankHosts() {
  return {
    name: 'outrank-hosts',
    enforce: 'pre',
    transform(css, id) {
      return id.includes('.vanilla.css') ? { code: outrank(css), map: null } : null
    },
  }
}
