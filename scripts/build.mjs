/** Builds every package into its `dist`: JavaScript and CSS by Rollup, declarations by tsc, OpenAPI by the contract. */
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishSheet } from './css/publish-sheet.mjs'
import { packages, root } from './workspaces.mjs'

const run = (program, ...args) =>
  execFileSync(join(root, 'node_modules/.bin', program), args, { cwd: root, stdio: 'inherit' })

const all = packages()
for (const { folder } of all) rmSync(join(root, folder, 'dist'), { recursive: true, force: true })
run('rollup', '-c', '--silent')
for (const { folder } of all) run('tsc', '-p', join(folder, 'tsconfig.build.json'))
for (const one of all) plainStyles(one)
execFileSync('npm', ['run', 'openapi', '--workspace', '@memberkit/contract', '--if-present', '--silent'], {
  cwd: root,
  stdio: 'inherit',
})

/** Publishes hand-written style sheets. */
function plainStyles({ folder, manifest }) {
  for (const [subpath, target] of Object.entries(manifest.exports)) {
    const source = target['@memberkit/source']
    if (!source?.endsWith('.css')) continue
    publishSheet(join(root, folder, source), join(root, folder, 'dist', subpath))
    writeFileSync(join(root, folder, 'dist', `${subpath}.d.ts`), 'export {}\n')
  }
}
