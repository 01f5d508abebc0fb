import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { packages, root } from '../workspaces.mjs'

/** Packs every package as it would be published: `{ '@memberkit/tokens': '<folder>/memberkit-tokens-0.1.0.tgz' }`. */
export function packAll(folder) {
  const folders = packages().map((one) => `./${one.folder}`)
  const output = execFileSync('npm', ['pack', ...folders, '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Infinity,
  })
  return Object.fromEntries(JSON.parse(output).map(({ name, filename }) => [name, join(folder, filename)]))
}
