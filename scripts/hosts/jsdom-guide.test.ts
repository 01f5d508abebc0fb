import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../workspaces.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test.each([
  'vitest-site/vitest.config.ts',
  'jest-site/jest.config.cjs',
  'jest-site/src/Billing.test.tsx',
  'jest-site/src/Billing.tsx',
])('docs/jsdom.md quotes %s verbatim', (path) => {
  expect(read('docs/jsdom.md')).toContain(read(`fixtures/hosts/${path}`))
})

test('both sites run the same test', () => {
  const [jest, vitest] = ['jest-site', 'vitest-site'].map((site) => read(`fixtures/hosts/${site}/src/Billing.test.tsx`))
  expect(vitest?.replace("import { expect, test } from 'vitest'\n", '')).toBe(jest)
})

test.each([
  ['npm', 'node_modules/@memberkit/invoices/dist/index.js', false],
  [
    'pnpm',
    'node_modules/.pnpm/@memberkit+invoices@0.1.0_react@19.3.1/node_modules/@memberkit/invoices/dist/index.js',
    false,
  ],
  ['npm', 'node_modules/react/index.js', true],
  ['pnpm', 'node_modules/.pnpm/react@19.3.1/node_modules/react/index.js', true],
])('with %s, Jest leaves out %s: %s', (_installer, path, isIgnored) => {
  const { transformIgnorePatterns } = createRequire(import.meta.url)('../../fixtures/hosts/jest-site/jest.config.cjs')
  expect(transformIgnorePatterns.some((one: string) => new RegExp(one).test(`/site/${path}`))).toBe(isIgnored)
})

/** What TypeScript and React need is not particular to tests. */
const isForTests = (name: string) => !/^(@types\/react|typescript)/.test(name)

test('the guide installs what the two sites do, and names the versions that they pin', () => {
  const guide = read('docs/jsdom.md')
  const installed = [...guide.matchAll(/npm install --save-dev ([^`]+)```/g)].map(([, names]) =>
    names!.replaceAll('\\\n', '').trim().split(/\s+/).toSorted(),
  )
  const [jest, vitest] = ['jest-site', 'vitest-site'].map(
    (site): Record<string, string> => JSON.parse(read(`fixtures/hosts/${site}/package.json`)).devDependencies,
  )
  expect(installed).toEqual([jest, vitest].map((names) => Object.keys(names!).filter(isForTests).toSorted()))
  const minor = (version = '') => version.split('.').slice(0, 2).join('.')
  const jsdom = vitest?.jsdom?.split('.')[0]
  expect(guide.replaceAll('\n', ' ')).toContain(
    `Tested with Jest ${minor(jest?.jest)}, which brings jsdom 26, and with Vitest ${minor(vitest?.vitest)} and jsdom ${jsdom}.`,
  )
})
