import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../workspaces.mjs'
import { kitFiles, namesOf } from './files.mjs'
import { registrations } from './registrations.mjs'

const names = namesOf('order-history')

test('spells a name for each use', () => {
  expect(names).toEqual({
    kebab: 'order-history',
    camel: 'orderHistory',
    pascal: 'OrderHistory',
    title: 'Order history',
  })
})

test('writes package, stories, scenarios, tests and a changeset, none of which exist', () => {
  const paths = kitFiles(names).map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      '.changeset/order-history.md',
      'fixtures/src/scenarios/order-history/scenarios.ts',
      'packages/kits/order-history/package.json',
      'packages/kits/order-history/src/order-history-list/OrderHistoryList.tsx',
      'packages/kits/order-history/src/order-history-list/OrderHistoryList.test.tsx',
      'packages/kits/order-history/src/fault-matrix.test.tsx',
      'stories/kits/order-history/OrderHistoryList.stories.tsx',
    ]),
  )
  expect(paths.filter((path) => existsSync(join(root, path)))).toEqual([])
})

test('leaves no trace of the template', () => {
  const left = kitFiles(names).filter(({ path, text }) => /new-?kit|new kit/i.test(path + text))
  expect(left.map(({ path }) => path)).toEqual([])
})

test.each(registrations(names))('lists the kit in $path, once', ({ path, change }) => {
  const before = readFileSync(join(root, path), 'utf8')
  const after: string = change(before, path)
  const added = after.split('\n').filter((line) => !before.split('\n').includes(line))
  expect(added.filter((line) => line.startsWith('import ')).length).toBe(path.startsWith('.storybook') ? 4 : 1)
  expect(added.some((line) => line.includes('...orderHistory'))).toBe(true)
  expect(after.match(/\.\.\.orderHistory/g)).toHaveLength(path.startsWith('.storybook') ? 4 : 1)
})

test('says which file it no longer understands', () => {
  const [messages] = registrations(names)
  expect(() => messages!.change('', messages!.path)).toThrow('.storybook/messages.ts no longer has')
})
