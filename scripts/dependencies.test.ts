import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packages, readJson, root } from './workspaces.mjs'

const page = 'docs/decisions/dependencies.md'
const documented = new Set([...readFileSync(join(root, page), 'utf8').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
const groups = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']

test.each(['.', ...packages().map(({ folder }) => folder)])('every dependency of %s is documented', (folder) => {
  const manifest: Record<string, object | undefined> = readJson(join(root, folder, 'package.json'))
  const names = groups.flatMap((group) => Object.keys(manifest[group] ?? {}))
  const unexplained = names.filter((name) => !name.startsWith('@memberkit/') && !documented.has(name))
  expect(unexplained, `Say in ${page} what they are for, and instead of what.`).toEqual([])
})
