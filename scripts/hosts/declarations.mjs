import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entries, packages, root } from '../workspaces.mjs'

const compilers = ['node_modules/typescript-5.4/bin/tsc', join(root, 'node_modules/typescript/bin/tsc')]

/** The strictest options of a host for declarations of others. */
const compilerOptions = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
}

/** Entries whose declarations depend on other packages': MSW requires a newer compiler, jsdom's needs none. */
const leftOut = ['@memberkit/fixtures/browser']

/** Checks the declarations of every entry with the oldest supported compiler and with ours. `run` runs in the host. */
export async function checkDeclarations(run, folder) {
  const names = packages().flatMap((one) => entries(one).map(({ subpath }) => one.name + subpath.slice(1)))
  const lines = names
    .filter((name) => !leftOut.includes(name))
    .map((name, index) => `export * as e${index} from '${name}'`)
  const types = join(folder, 'every-entry')
  mkdirSync(types)
  writeFileSync(join(types, 'index.ts'), lines.join('\n'))
  writeFileSync(join(types, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }))
  for (const compiler of compilers) await run(process.execPath, [compiler, '-p', 'every-entry'])
}
