import { join } from 'node:path'
import { entries, packages, root } from '../workspaces.mjs'

/** Bundles another workspace package from its sources. */
export function workspaceSources() {
  const sources = new Map(
    packages().flatMap((one) =>
      entries(one).map(({ subpath, source }) => [join(one.name, subpath), join(root, one.folder, source)]),
    ),
  )
  return { name: 'workspace-sources', resolveId: (id) => sources.get(id) ?? null }
}
