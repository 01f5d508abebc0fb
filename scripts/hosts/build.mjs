import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { packages, root } from '../workspaces.mjs'

const builders = ['rollup.config.mjs', 'scripts/build.mjs', 'scripts/css', 'scripts/rollup', 'scripts/workspaces.mjs']

/** Builds the packages unless every `dist` is newer than its sources. */
export function ensureBuilt() {
  const sources = packages().flatMap(({ folder }) => [join(folder, 'src'), join(folder, 'package.json')])
  const newestSource = Math.max(...[...sources, ...builders].map(newest))
  if (packages().every(({ folder }) => builtAt(folder) >= newestSource)) return
  console.log('Building the packages.')
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

/** Returns the build time. Scripts and declarations are written separately: the older one counts. */
function builtAt(folder) {
  const dist = join(root, folder, 'dist')
  if (!existsSync(dist)) return 0
  const files = readdirSync(dist, { recursive: true })
  return Math.min(...['.js', '.d.ts'].map((ending) => timeOf(dist, files, ending)))
}

function timeOf(dist, files, ending) {
  return Math.max(0, ...files.filter((file) => file.endsWith(ending)).map((file) => statSync(join(dist, file)).mtimeMs))
}

function newest(path) {
  const absolute = join(root, path)
  if (!statSync(absolute).isDirectory()) return statSync(absolute).mtimeMs
  return Math.max(...readdirSync(absolute, { recursive: true }).map((file) => statSync(join(absolute, file)).mtimeMs))
}
