import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { packages, root } from '../workspaces.mjs'

/** Packs every package as it would be published: `{ '@memberkit/tokens': '<folder>/memberkit-tokens-0.1.0.tgz' }`. */
export function packAll(folder) {
  const tarballs = packages().map((one) => {
    const output = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: join(root, one.folder),
      encoding: 'utf8',
    })
    return [one.name, join(folder, JSON.parse(output)[0].filename)]
  })
  return Object.fromEntries(tarballs)
}
