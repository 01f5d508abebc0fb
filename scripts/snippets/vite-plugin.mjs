import { join } from 'node:path'
import { root } from '../workspaces.mjs'
import { fileNameOf, isModule, moduleOf, snippets } from './snippets.mjs'

const list = 'virtual:snippets'
/** A virtual folder: modules in it resolve like files in `docs`. */
const folder = join(root, 'docs/.snippets')

/** Provides `virtual:snippets`: the code blocks of the guides, with `load` for each module. */
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
