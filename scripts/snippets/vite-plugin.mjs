import { join } from 'node:path'
import { root } from '../workspaces.mjs'
import { fileNameOf, isModule, moduleOf, snippets } from './snippets.mjs'

const list = 'virtual:snippets'
/** No such folder exists: modules in it find what any file in `docs` would. */
const folder = join(root, 'docs/.snippets')

/** `virtual:snippets`: the blocks of code in the guides, and `load` for each that is a module. */
export function guideSnippets() {
  return {
    name: 'guide-snippets',
    resolveId(id) {
      if (id === list) return `\0${list}`
      return id.startsWith(folder) ? id : undefined
    },
    load(id) {
      if (id === `\0${list}`) return `export default [${snippets().map(entryOf).join(',')}]`
      const [path] = id.split('?')
      const snippet = path.startsWith(folder) && snippets().find((one) => isModule(one) && pathOf(one) === path)
      return snippet ? moduleOf(snippet) : undefined
    },
  }
}

const pathOf = (snippet) => join(folder, fileNameOf(snippet))

function entryOf(snippet) {
  const load = isModule(snippet) ? `() => import(${JSON.stringify(pathOf(snippet))})` : 'undefined'
  return `{ ...${JSON.stringify(snippet)}, load: ${load} }`
}
