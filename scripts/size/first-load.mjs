import { relative } from 'node:path'
import { root } from '../workspaces.mjs'
import { gzipped } from './gzipped.mjs'
import { builtPage } from './page.mjs'

/** Measures a host page's initial load as one file without React. */
export async function firstLoad(entry) {
  const { first, all } = await builtPage(entry, {
    preserveEntrySignatures: 'strict',
    external: /^react(-dom)?($|\/)/,
    output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
  })
  const later = all.filter((chunk) => !first.includes(chunk))
  const modules = first.flatMap((chunk) => Object.entries(chunk.modules).map(moduleOf))
  return {
    scripts: weigh(first),
    laterScripts: weigh(later),
    modules: modules.toSorted((a, b) => b.size - a.size),
  }
}

function weigh(chunks) {
  return chunks.reduce((sum, { code }) => sum + gzipped(code), 0)
}

function moduleOf([id, { renderedLength }]) {
  return { name: relative(root, id), size: renderedLength }
}
