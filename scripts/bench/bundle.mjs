import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../workspaces.mjs'

const bench = join(root, 'fixtures/bench')
const styles = {
  plain: ['fixtures/bench/page/plain.css'],
  ours: ['packages/tokens/dist/styles.css', 'packages/primitives/dist/styles.css', 'fixtures/bench/page/ours.css'],
  kit: ['packages/tokens/dist/styles.css', 'packages/kits/invoices/dist/styles.css'],
  subscriptions: ['packages/tokens/dist/styles.css', 'packages/kits/subscriptions/dist/styles.css'],
  bulk: ['packages/tokens/dist/styles.css', 'packages/kits/subscriptions/dist/bulk/styles.css'],
  plans: ['packages/tokens/dist/styles.css', 'packages/kits/plans/dist/styles.css'],
  case: ['packages/tokens/dist/styles.css', 'packages/kits/resolutions/dist/styles.css'],
  queue: ['packages/tokens/dist/styles.css', 'packages/kits/resolutions/dist/queue/styles.css'],
}
/** The sheets of pages with a whole kit over the platform. */
const ofKits = ['kit', 'subscriptions']

const shared = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
}

/** Bundles the pages with the built packages and production React: one page, one style sheet. */
export async function bundlePages(folder) {
  await build({
    ...shared,
    entryPoints: { main: join(bench, 'page/main.tsx'), kit: join(bench, 'page/kit.tsx') },
    splitting: true,
    outdir: folder,
  })
  for (const [name, sheets] of Object.entries(styles)) {
    writeFileSync(
      join(folder, `${name}.css`),
      sheets.map((sheet) => readFileSync(join(root, sheet), 'utf8')).join('\n'),
    )
    writeFileSync(join(folder, `${name}.html`), page(name, ofKits.includes(name) ? 'kit' : 'main'))
  }
}

/** Bundles a program for Node with React's production build. */
export async function bundleProgram(entry, outfile) {
  mkdirSync(join(outfile, '..'), { recursive: true })
  await build({
    ...shared,
    entryPoints: [join(bench, entry)],
    platform: 'node',
    outfile,
    // React's server build requires Node's modules by `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
  })
}

function page(sheet, script) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/${sheet}.css"><div id="root"></div><script type="module" src="/${script}.js"></script></html>`
}
