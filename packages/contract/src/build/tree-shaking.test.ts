import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, transformSync } from 'esbuild'
import { rollup } from 'rollup'
import { build as viteBuild } from 'vite'
import { describe, expect, test } from 'vitest'
import { annotatePureCalls } from './pure-calls.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const plain = (path: string) => transformSync(readFileSync(path, 'utf8'), { loader: 'ts', target: 'es2022' }).code
/** A module as the build publishes it. */
const published = (path: string) => annotatePureCalls(plain(path))

type Publish = (path: string) => string

/** Returns the bundle that esbuild makes of a host. */
async function esbuild(host: string, publish: Publish = published) {
  const { outputFiles } = await build({
    stdin: { contents: host, resolveDir: source },
    bundle: true,
    format: 'esm',
    write: false,
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

const modules = (host: string, publish: Publish) => ({
  name: 'host',
  resolveId: (id: string, importer?: string) => {
    if (id === 'host') return id
    const inPackage = id.replace(/^@memberkit\/contract$/, './index').replace(/^@memberkit\/contract\//, './')
    return importer === 'host' ? `${source}${inPackage.slice(2)}.ts` : null
  },
  load: (id: string) => (id === 'host' ? host : publish(id)),
})

/** Rollup and Rolldown need no marks at the calls. */
async function byRollup(host: string, publish: Publish = plain) {
  const bundle = await rollup({ input: 'host', plugins: [modules(host, publish)] })
  const { output } = await bundle.generate({ format: 'es' })
  return output[0].code
}

/** Vite bundles with Rolldown. */
async function byVite(host: string, publish: Publish = plain) {
  const built = await viteBuild({
    configFile: false,
    logLevel: 'error',
    plugins: [{ ...modules(host, publish), enforce: 'pre' }],
    build: { write: false, minify: false, rolldownOptions: { input: 'host' } },
  })
  const { output } = [built].flat().find((one) => 'output' in one) ?? { output: [] }
  return output.flatMap((chunk) => ('code' in chunk ? [chunk.code] : [])).join('')
}

describe.each([
  ['esbuild', esbuild],
  ['Rollup', byRollup],
  ['Vite', byVite],
])('%s', (_, bundle) => {
  const bundled = async (host: string) => (await bundle(host)).replaceAll(/['`]/g, '"')

  test('drops unused operations and every other service', async () => {
    const code = await bundled(`import { listInvoices, payInvoice } from '@memberkit/contract/commerce/invoices'
console.log(listInvoices, payInvoice)`)
    for (const text of ['/v1/identities/{identityId}/invoices', '"pay"', 'PARTIALLY_FUNDED'])
      expect(code).toContain(text)
    for (const text of ['makeDelinquent', 'itemTaxRegistered', 'maxClock', 'ITEM_REMOVED', '"union"', '"record"'])
      expect(code).not.toContain(text)
  })

  test('keeps only what is imported from the package root', async () => {
    const code = await bundled(`import { Currency } from '@memberkit/contract'
console.log(Currency)`)
    expect(code).toContain('"CAD"')
    expect(code).not.toMatch(/MONTHLY|GroupAdmin|maxClock|strict_object/)
  })

  test('keeps the labels of one enumeration only', async () => {
    const code = await bundled(`import { InvoiceStatus } from '@memberkit/contract/labels/fr-CA'
console.log(InvoiceStatus)`)
    expect(code).toContain('PARTIALLY_FUNDED')
    expect(code).not.toMatch(/INVOICE_ITEM|TAX_REGISTERED|HARD_DECLINED|ENROLLABLE/)
    expect(code.length).toBeLessThan(1000)
  })
})

test('esbuild needs the pure annotations', async () => {
  const host = `import { listInvoices } from '@memberkit/contract/commerce/invoices'
console.log(listInvoices)`
  expect(await esbuild(host, plain)).toContain('makeDelinquent')
})

test('annotates the calls that run at import, and no others', () => {
  expect(annotatePureCalls('const one = of(list(1))\nfunction later() { return of(2) }')).toBe(
    'const one = /* @__PURE__ */ of(/* @__PURE__ */ list(1))\nfunction later() { return of(2) }',
  )
})
