import { importDepth } from './import-depth.mjs'
import { outrank } from './outrank.mjs'

/** Gives stories and tests the specificities of the published CSS. */
export function outrankHosts() {
  return {
    name: 'outrank-hosts',
    enforce: 'pre',
    transform(css, id) {
      const [file, query] = id.split('.vanilla.css')
      return query === undefined ? null : { code: outrank(css, importDepth(file)), map: null }
    },
  }
}
