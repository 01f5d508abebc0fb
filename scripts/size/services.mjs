import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, transformSync } from 'esbuild'
import { root } from '../workspaces.mjs'
import { gzipped } from './gzipped.mjs'
import { builtPage } from './page.mjs'
import { loadersIn } from './word-loaders.mjs'

const definition = /packages\/kits\/console\/dist\/services\/([\w-]+)\.js$/
const locales = ['en-US', 'en-CA', 'fr-CA', 'es-US']

/**
 * Measures what each service adds to the console on use besides the contract's operations: its definition, with its words
 * and its enumerations' labels in the heaviest locale. The largest first.
 */
export async function servicesOf(entry) {
  const { all } = await builtPage(join(root, 'fixtures/bench/size', entry), {
    preserveEntrySignatures: 'strict',
    external: /^react(-dom)?($|\/)/,
  })
  const definitions = all
    .flatMap((chunk) => Object.keys(chunk.modules))
    .flatMap((id) => (definition.test(id) ? [[definition.exec(id)[1], weigh(id)]] : []))
  const words = await Promise.all(locales.map(wordsOf))
  return definitions
    .map(([service, size]) => ({ service, size: size + Math.max(...words.map((sizes) => sizes.get(service))) }))
    .toSorted((a, b) => b.size - a.size)
}

/** Measures what the console loads to name things, by service, in a locale. */
async function wordsOf(locale) {
  const entries = Object.entries(loadersIn(join(root, 'packages/kits/console/dist/words', locale)))
  return new Map(await Promise.all(entries.map(async ([service, modules]) => [service, await weightOf(modules)])))
}

/** Measures a service's words, each import as the chunk that it becomes, without the words that every service shares. */
async function weightOf(modules) {
  const chunks = await Promise.all(modules.map(bundled))
  return chunks.reduce((sum, text) => sum + gzipped(text), 0)
}

async function bundled(module) {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '${module}'`, resolveDir: join(root, 'packages/kits/console') },
    plugins: [
      {
        name: 'shared',
        setup: ({ onResolve }) => onResolve({ filter: shared }, ({ path }) => ({ path, external: true })),
      },
    ],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
  })
  return outputFiles[0].text
}

const shared = /\/common\/[a-z]{2}-[A-Z]{2}\.js$/

const weigh = (id) => gzipped(transformSync(readFileSync(id, 'utf8'), { loader: 'js', minify: true }).code)
