import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root, workspaces } from './workspaces.mjs'

/**
 * Who may import whom; what is not listed may import nothing of ours. Kits: any package below them, never each other. Only
 * the composition of kits may import some.
 */
const allowed: Record<string, readonly string[]> = {
  tokens: [],
  contract: [],
  primitives: ['tokens'],
  platform: ['contract'],
  foundation: ['tokens', 'primitives', 'contract', 'platform'],
  parts: ['tokens', 'primitives', 'contract', 'platform', 'foundation'],
  testing: ['tokens', 'primitives', 'contract', 'platform', 'foundation', 'fixtures'],
  fixtures: ['contract'],
}
const kit = ['tokens', 'primitives', 'contract', 'platform', 'foundation', 'parts']
const compositions: Record<string, readonly string[]> = {
  'billing-center': [...kit, 'invoices', 'payments', 'subscriptions'],
}

const advice =
  'Move what you need down into a package that both may import (parts and foundation for kits, platform for calls, ' +
  'primitives for looks), or pass it in from the host.'

const byName =
  'Import it by its public name (@memberkit/<package>/<entry>). What has none is no business of other packages: list it in ' +
  'the exports of its package.json if users of the package may have it, else move it where it is used. What several tests ' +
  'share belongs into packages/testing.'

const isForTests = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)

const all: readonly { folder: string; name: string }[] = workspaces()

test.each(all.map((one) => [one.name, one.folder]))('%s imports only lower layers', (name, folder) => {
  const own = name.replace('@memberkit/', '')
  const below = new Set([
    own,
    ...(folder.startsWith('packages/kits/') ? (compositions[own] ?? kit) : (allowed[own] ?? [])),
  ])
  const wrong = globSync('src/**/*.{ts,tsx}', { cwd: join(root, folder) })
    .filter((file) => !isForTests(file))
    .flatMap((file) =>
      importsOf(join(root, folder, file))
        .filter((imported) => !below.has(imported))
        .map((imported) => `${folder}/${file} imports @memberkit/${imported}`),
    )
  expect(wrong, advice).toEqual([])
})

/** Tools of the repository that read what isn't published, by folder. */
const readsSources: readonly (readonly [reader: string, part: string])[] = [
  // How the specification is covered, which no user of the contract needs.
  ['scripts/systems/', 'packages/contract/src/coverage/'],
  ['scripts/systems/', 'packages/kits/console/src/'],
  // The names of its services.
  ['scripts/size/', 'packages/kits/console/src/'],
  ['scripts/openapi-conformance/', 'packages/contract/src/openapi/'],
  ['scripts/snippets/', 'fixtures/src/server/'],
  // Modules of a site that installs no Vitest.
  ['scripts/hosts/', 'fixtures/hosts/next-site/site/'],
  // Storybook's own colors, and the width at which tables become cards.
  ['.storybook/', 'packages/tokens/src/brands/'],
  ['.storybook/', 'packages/primitives/src/table/cards-below'],
]

test('no relative import crosses packages', () => {
  const files = globSync('{packages,fixtures,stories,scripts,.storybook}/**/*.{ts,tsx,mjs,mdx}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|pictures)$/.test(path),
  })
  const wrong = files.flatMap((file) =>
    relativeImportsOf(file)
      .filter((target) => packageOf(target) && packageOf(target) !== packageOf(file) && !isOfBuild(target))
      .filter((target) => !readsSources.some(([reader, part]) => file.startsWith(reader) && target.startsWith(part)))
      .map((target) => `${file} imports ${target}`),
  )
  expect(wrong, byName).toEqual([])
})

/** The workspace that a file is part of. A template is part of the kit that is written from it. */
function packageOf(file: string) {
  const path = file.replace('scripts/templates/', '')
  const own = all.find(({ folder }) => path.startsWith(`${folder}/`))?.folder
  return own ?? /^packages\/(kits\/)?[^/]+/.exec(path)?.[0]
}

/** What makes the OpenAPI documents is a tool of the build, which no package offers. */
const isOfBuild = (target: string) => target.startsWith('packages/contract/src/openapi/')

/** Where the relative imports of a file lead, from the root. Sources that are read as text are not imported. */
function relativeImportsOf(file: string) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/(?:from|import|mock)\s*\(?\s*'(\.\.?\/[^']+)'/g)]
    .map(([, path]) => path!)
    .filter((path) => !path.endsWith('?raw'))
    .map((path) => normalize(join(dirname(file), path)).replace('scripts/templates/', ''))
}

function importsOf(file: string) {
  return [...readFileSync(file, 'utf8').matchAll(/from '@memberkit\/([\w-]+)|import\('@memberkit\/([\w-]+)/g)].map(
    ([, named, dynamic]) => (named ?? dynamic)!,
  )
}
