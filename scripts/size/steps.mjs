import { join } from 'node:path'
import { root } from '../workspaces.mjs'
import { gzipped } from './gzipped.mjs'
import { builtPage } from './page.mjs'
import { reached } from './reached.mjs'

/** A page in one file at first, without React. */
const inOneFile = {
  preserveEntrySignatures: 'strict',
  external: /^react(-dom)?($|\/)/,
  output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
}

/**
 * Measures what later steps of a page load: each beyond the first load and the steps before it, `{ total, files }`. A step
 * is named by a module that it loads.
 */
export async function laterSteps(entry, modules, rolldownOptions = inOneFile) {
  const { first, all } = await builtPage(join(root, 'fixtures/bench/size', entry), rolldownOptions)
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const importsOf = (name) => chunks.get(name).imports.filter((one) => chunks.has(one))
  const loaded = new Set(first.map(({ fileName }) => fileName))
  return modules.map((module) => {
    const step = all.find(({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && facadeModuleId?.endsWith(module))
    const own = [...reached(step.fileName, importsOf)].filter((name) => !loaded.has(name))
    for (const name of own) loaded.add(name)
    return { total: own.reduce((sum, name) => sum + gzipped(chunks.get(name).code), 0), files: own.length }
  })
}
