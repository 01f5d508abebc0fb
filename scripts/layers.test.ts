import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packages, root } from './workspaces.mjs'

/** Who may import whom; what is not listed may import nothing of ours. Kits: any package below them, never each other. */
const allowed: Record<string, readonly string[]> = {
  tokens: [],
  contract: [],
  primitives: ['tokens'],
  platform: ['contract'],
  foundation: ['tokens', 'primitives', 'contract', 'platform'],
  fixtures: ['contract'],
}
const kit = ['tokens', 'primitives', 'contract', 'platform', 'foundation']

const advice =
  'Move what you need down into a package that both may import (foundation for kits, platform for calls, primitives for ' +
  'looks), or pass it in from the host.'

const isForTests = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)

test.each(packages().map((one: { folder: string; name: string }) => [one.name, one.folder]))(
  '%s imports only what lies below it',
  (name, folder) => {
    const own = name.replace('@memberkit/', '')
    const below = new Set([own, ...(folder.startsWith('packages/kits/') ? kit : (allowed[own] ?? []))])
    const wrong = globSync('src/**/*.{ts,tsx}', { cwd: join(root, folder) })
      .filter((file) => !isForTests(file))
      .flatMap((file) =>
        importsOf(join(root, folder, file))
          .filter((imported) => !below.has(imported))
          .map((imported) => `${folder}/${file} imports @memberkit/${imported}`),
      )
    expect(wrong, advice).toEqual([])
  },
)

function importsOf(file: string) {
  return [...readFileSync(file, 'utf8').matchAll(/from '@memberkit\/([\w-]+)|import\('@memberkit\/([\w-]+)/g)].map(
    ([, named, dynamic]) => (named ?? dynamic)!,
  )
}
