import { build } from 'esbuild'
import { rollup } from 'rollup'
import { build as viteBuild } from 'vite'
import { describe, expect, test } from 'vitest'

const here = import.meta.dirname
const pages = {
  send: `import { createPlatformClient, send } from './index.ts'\nconsole.log(createPlatformClient, send)`,
  stream: `import { createPlatformClient, stream } from './index.ts'\nconsole.log(createPlatformClient, stream)`,
}
type Page = keyof typeof pages

async function byEsbuild(page: Page) {
  const { outputFiles } = await build({
    stdin: { contents: pages[page], resolveDir: here, loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
    conditions: ['@memberkit/source'],
  })
  return outputFiles[0]?.text ?? ''
}

/** Rollup needs the types taken away first, which esbuild does without bundling. */
async function byRollup(page: Page) {
  const modules = await build({ entryPoints: [`${here}/*.ts`], outdir: 'out', outbase: here, write: false })
  const codes = new Map(modules.outputFiles.map(({ path, text }) => [path.split(/[/\\]/).at(-1), text]))
  const bundle = await rollup({
    input: 'page',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id.startsWith('@') ? { id, external: true } : id.replace('./', '').replace(/\.ts$/, '.js')),
        load: (id) => (id === 'page' ? pages[page] : (codes.get(id) ?? '')),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'es' })
  return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')
}

async function byVite(page: Page) {
  const built = await viteBuild({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@memberkit/source'] },
    plugins: [
      {
        name: 'page',
        enforce: 'pre',
        resolveId: (id) => (id === 'page' ? `${here}/page.ts` : null),
        load: (id) => (id === `${here}/page.ts` ? pages[page] : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'page' } },
  })
  const { output } = [built].flat().find((one) => 'output' in one) ?? { output: [] }
  return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')
}

describe.each([
  ['esbuild', byEsbuild],
  ['Rollup', byRollup],
  ['Vite', byVite],
])('%s', (_, bundled) => {
  test('a bundle with `send` has no code for streams, logins or hosts', async () => {
    const code = await bundled('send')
    expect(code).toContain('if-match')
    expect(code).not.toMatch(/event-stream|getReader|returnPath|localhost/)
  })

  test('a bundle with `stream` has the code for streams', async () => {
    expect(await bundled('stream')).toMatch(/event-stream/)
  })
})
