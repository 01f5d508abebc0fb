import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const sourceCondition = '@memberkit/source'

/** Returns the published packages, dependencies first: `{ folder, name, manifest }`. */
export function packages() {
  return workspaces().filter(({ manifest }) => !manifest.private)
}

/** Returns published and private packages. */
export function workspaces() {
  const found = readJson(join(root, 'package.json'))
    .workspaces.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const manifest = readJson(join(root, folder, 'package.json'))
      return { folder, name: manifest.name, manifest }
    })
  return inOrder(found)
}

/** Returns a package's entries: `[{ subpath: './button', source: './src/button/index.ts' }]`, without style sheets. */
export function entries(one) {
  return sourced(one).filter(({ subpath }) => !subpath.endsWith('.css'))
}

/** Returns the style sheets built from sources: `[{ subpath: './legal.css', source: './src/brands/legal.css.ts' }]`. */
export function sheets(one) {
  return sourced(one).filter(({ subpath, source }) => subpath.endsWith('.css') && source.endsWith('.css.ts'))
}

function sourced({ folder, manifest }) {
  return Object.entries(manifest.exports)
    .map(([subpath, target]) => ({ subpath, source: target[sourceCondition] }))
    .filter(({ source }) => source)
    .flatMap((entry) => (entry.subpath.includes('*') ? matching(folder, entry) : [entry]))
}

/** Returns the entries that a pattern in `exports` stands for, each with that `pattern`. */
function matching(folder, { subpath: pattern, source }) {
  const [before, after] = source.slice(2).split('*')
  return globSync(source.slice(2), { cwd: join(root, folder) })
    .toSorted()
    .map((path) => ({
      pattern,
      subpath: pattern.replace('*', path.slice(before.length, -after.length)),
      source: `./${path}`,
    }))
}

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function inOrder(found) {
  const done = new Map()
  const visit = (one) => {
    if (done.has(one.name)) return
    for (const dependency of Object.keys(one.manifest.dependencies ?? {})) {
      const needed = found.find(({ name }) => name === dependency)
      if (needed) visit(needed)
    }
    done.set(one.name, one)
  }
  found.forEach(visit)
  return [...done.values()]
}
