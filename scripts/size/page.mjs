import { build } from 'vite'
import { root } from '../workspaces.mjs'
import { reached } from './reached.mjs'

/** Builds a host page with Vite: `{ first, all }`, the initial chunks and all chunks. */
export async function builtPage(entry, rolldownOptions) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, ...rolldownOptions },
    },
  })
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const all = [...chunks.values()]
  const entryChunk = all.find(({ isEntry }) => isEntry)
  const importsOf = ({ imports }) => imports.map((name) => chunks.get(name)).filter(Boolean)
  return { first: [...reached(entryChunk, importsOf)], all }
}
