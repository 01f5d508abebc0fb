import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { root } from '../workspaces.mjs'
import { gzipped } from './gzipped.mjs'
import { builtPage } from './page.mjs'

const definition = /packages\/kits\/console\/dist\/services\/([\w-]+)\.js$/

/**
 * Measures what each service adds to the console on use besides the contract's operations: its definition and its words
 * in one locale, the largest first.
 */
export async function servicesOf(entry) {
  const { all } = await builtPage(join(root, 'fixtures/bench/size', entry), {
    preserveEntrySignatures: 'strict',
    external: /^react(-dom)?($|\/)/,
  })
  const modules = all.flatMap((chunk) => Object.keys(chunk.modules))
  return modules
    .flatMap((id) => {
      const [, service] = definition.exec(id) ?? []
      if (!service) return []
      const words = modules.filter(
        (one) => one.includes(`/contract/dist/words/${service}/`) && one.endsWith('en-US.js'),
      )
      return [{ service, size: [id, ...words].reduce((sum, one) => sum + weigh(one), 0) }]
    })
    .toSorted((a, b) => b.size - a.size)
}

const weigh = (id) => gzipped(transformSync(readFileSync(id, 'utf8'), { loader: 'js', minify: true }).code)
