import { join } from 'node:path'
import { entries, packages, root } from '../workspaces.mjs'

/** Takes what another package of the workspace offers from its sources, so that it becomes part of the file made. */
export function workspaceSources() {
  const sources = new Map(
    packages().flatMap((one) =>
      entries(one).map(({ subpath, source }) => [join(one.name, subpath), join(root, one.folder, source)]),
    ),
  )
  return { name: 'workspace-sources', resolveId: (id) => sources.get(id) ?? null }
}
