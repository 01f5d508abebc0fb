import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { ComponentDocs } from '../../stories/blocks/component-docs.ts'
import { root } from '../workspaces.mjs'
import { componentIndex, llmsText } from './components.mjs'

const pages = import.meta.glob<{ docs: ComponentDocs }>('../../stories/primitives/*/*.docs.tsx', { eager: true })
const documented = Object.entries(pages).map(([path, { docs }]) => ({
  group: basename(dirname(path)),
  name: basename(path, '.docs.tsx'),
  docs,
}))

const published = (name: string) => join(root, 'packages/primitives', name)

// Both are published with the package. After a change that is meant: `npm run api`.
test('the index of components says what their pages and types say', async () => {
  const index = componentIndex(documented)
  await expect(`${JSON.stringify(index, null, 2)}\n`).toMatchFileSnapshot(published('components.json'))
  await expect(llmsText(index)).toMatchFileSnapshot(published('llms.txt'))
})
