import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../workspaces.mjs'
import { componentIndex, llmsText } from './components.mjs'
import { pages } from './pages.ts'

const published = (name: string) => join(root, 'packages/primitives', name)

// Both are published with the package. After a change that is meant: `npm run api`.
test('the component index matches the pages and types', async () => {
  const index = componentIndex(pages)
  await expect(`${JSON.stringify(index, null, 2)}\n`).toMatchFileSnapshot(published('components.json'))
  await expect(llmsText(index)).toMatchFileSnapshot(published('llms.txt'))
})

test('the component index has every component, hook and function exactly once', () => {
  const index: { exports: { name: string }[] }[] = componentIndex(pages)
  const names = index.flatMap(({ exports }) => exports.map(({ name }) => name))
  expect(names).toEqual(expect.arrayContaining(['Stack', 'TextArea', 'LocaleProvider', 'selectionColumn', 'announce']))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
