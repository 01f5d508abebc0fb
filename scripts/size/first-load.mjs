import { relative } from 'node:path'
import { build } from 'vite'
import { root } from '../workspaces.mjs'
import { gzipped } from './gzipped.mjs'
import { reached } from './reached.mjs'

/**
 * Builds a page of a host with Vite and weighs what it loads before anything is asked for, without React. As
 * `fixtures/hosts/partner-site` shows, such a host keeps the first load in one chunk.
 */
export async function firstLoad(entry) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?($|\/)/,
        output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      },
    },
  })
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const entryChunk = [...chunks.values()].find(({ isEntry }) => isEntry)
  const first = reached(entryChunk, ({ imports }) => imports.map((name) => chunks.get(name)).filter(Boolean))
  const later = [...chunks.values()].filter((chunk) => !first.has(chunk))
  const modules = [...first].flatMap((chunk) => Object.entries(chunk.modules).map(moduleOf))
  return {
    scripts: weigh([...first]),
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
