import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, transformSync } from 'esbuild'
import { rollup } from 'rollup'
import { expect, test } from 'vitest'
import { annotatePureCalls } from './pure-calls.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const host = `import { listInvoices, payInvoice } from '@memberkit/contract/commerce/invoices'
console.log(listInvoices, payInvoice)`

const plain = (path: string) => transformSync(readFileSync(path, 'utf8'), { loader: 'ts', target: 'es2022' }).code

/** What esbuild makes of the host, over the modules as the build publishes them. */
async function bundledByEsbuild(publish: (path: string) => string) {
  const { outputFiles } = await build({
    stdin: { contents: host, resolveDir: here },
    bundle: true,
    format: 'esm',
    write: false,
    external: ['valibot'],
    conditions: ['@memberkit/source'],
    plugins: [
      {
        name: 'publish',
        setup: ({ onLoad }) => {
          onLoad({ filter: /contract\/src\/.*\.ts$/ }, ({ path }) => ({ contents: publish(path), loader: 'js' }))
        },
      },
    ],
  })
  return outputFiles[0]?.text ?? ''
}

/** What Rollup makes of it, which needs no marks at the calls. */
async function bundledByRollup() {
  const bundle = await rollup({
    input: 'host',
    external: ['valibot'],
    plugins: [
      {
        name: 'host',
        resolveId: (id) => (id === 'host' ? id : null),
        load: (id) =>
          id === 'host'
            ? host.replace('@memberkit/contract/commerce/invoices', `${here}../commerce/invoices.ts`)
            : plain(id),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'es' })
  return output[0].code
}

const used = ['/v1/identities/{identityId}/invoices', '"pay"', 'PARTIALLY_FUNDED']
const unused = ['makeDelinquent', 'itemTaxRegistered', 'maxClock', 'ITEM_REMOVED']

test.each([
  ['esbuild', () => bundledByEsbuild((path) => annotatePureCalls(plain(path)))],
  ['rollup', bundledByRollup],
])('%s leaves out the operations nobody imports', async (_, bundle) => {
  const code = (await bundle()).replaceAll("'", '"')
  for (const text of used) expect(code).toContain(text)
  for (const text of unused) expect(code).not.toContain(text)
})

test('esbuild needs the marks at the calls', async () => {
  expect(await bundledByEsbuild(plain)).toContain('makeDelinquent')
})

test('marks the calls that run at import, and no others', () => {
  expect(annotatePureCalls('const one = of(list(1))\nfunction later() { return of(2) }')).toBe(
    'const one = /* @__PURE__ */ of(/* @__PURE__ */ list(1))\nfunction later() { return of(2) }',
  )
})
