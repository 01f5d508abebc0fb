import { readFileSync } from 'node:fs'
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
