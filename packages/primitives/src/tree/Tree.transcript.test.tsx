import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LiveRegion } from '../live/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { Tree, type TreeItem } from './index.ts'

const items: TreeItem[] = [
  { id: 'plans', label: 'Plans', children: [{ id: 'family', label: 'Family', note: '4 people' }] },
  { id: 'archive', label: 'Archive', isLazy: true },
]

test('what a screen reader says of a tree: moving, opening, choosing, and children that fail to load', async () => {
  await render(
    <>
      <LiveRegion />
      <Tree
        label="Folders"
        items={items}
        selectionMode="multiple"
        hasCheckboxes
        loadChildren={() => Promise.reject(new Error('offline'))}
        labels={{
          loading: 'Loading',
          failed: 'Could not be loaded.',
          retry: 'Try again',
          loaded: (count) => `${count} items`,
        }}
      />
    </>,
  )
  const presses = ['{Tab}', '{ArrowRight}', '{ArrowDown}', ' ', '{ArrowDown}', '{ArrowRight}', '{ArrowDown}']
  expect(await transcriptOf(presses)).toEqual([
    ['{Tab}', 'treeitem, Plans, not checked, not expanded, level 1, position 1, set size 2'],
    ['{ArrowRight}'],
    ['{ArrowDown}', 'treeitem, Family 4 people, not checked, level 2, position 1, set size 1'],
    [' '],
    ['{ArrowDown}', 'treeitem, Archive, not checked, not expanded, level 1, position 2, set size 2'],
    ['{ArrowRight}', 'polite: Could not be loaded.'],
    ['{ArrowDown}', 'treeitem, Could not be loaded. Try again, level 2, position 1, set size 1'],
  ])
})
