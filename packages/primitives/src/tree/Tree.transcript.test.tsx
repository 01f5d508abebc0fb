import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LiveRegion } from '../live/index.ts'
import { pickUp } from '../testing/pick-up.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { Tree, type TreeItem } from './index.ts'

const items: TreeItem[] = [
  { id: 'plans', label: 'Plans', children: [{ id: 'family', label: 'Family', note: '4 people' }] },
  { id: 'archive', label: 'Archive', isLazy: true },
]

test('screen reader output of a tree: moving, expanding, selecting, and children that fail to load', async () => {
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
    [
      '{Tab}',
      'row, Plans, not expanded, level 1, position 1, not selected, set size 2',
      'treegrid, Folders, multi-selectable',
    ],
    ['{ArrowRight}'],
    ['{ArrowDown}', 'row, Family 4 people, level 2, position 1, not selected, set size 1'],
    [' ', 'assertive: Family selected.'],
    ['{ArrowDown}', 'row, Archive, not expanded, level 1, position 2, not selected, set size 2'],
    ['{ArrowRight}', 'polite: Could not be loaded.'],
    ['{ArrowDown}', 'row, Could not be loaded. Try again, level 2, position 1, set size 1'],
  ])
})

test('screen reader output of a dragged item', async () => {
  await render(
    <>
      <LiveRegion />
      <Tree
        label="Folders"
        items={items}
        loadChildren={() => Promise.resolve([])}
        labels={{ loading: '', failed: '', retry: '', loaded: () => '' }}
        onMove={() => {}}
        dragLabel={({ label }) => `Move ${label}`}
      />
    </>,
  )
  const lines = document.querySelectorAll<HTMLElement>('[data-key]')
  const handleOf = (line: HTMLElement) => line.querySelector<HTMLElement>('[data-move]')!
  // Loads dragging.
  lines[0]!.focus()
  await pickUp(handleOf(lines[0]!))
  await userEvent.keyboard('{Escape}')
  lines[1]!.focus()
  expect(await transcriptOf(['{Tab}', '{Enter}', '{Enter}'])).toEqual([
    ['{Tab}', 'button, Move Archive'],
    [
      '{Enter}',
      'assertive: Started dragging. Press Tab to navigate to a drop target, then press Enter to drop, or press Escape to cancel.',
      'polite: Drop on Plans',
    ],
    ['{Enter}', 'assertive: Drop complete.', 'row, Plans, not expanded, level 1, position 1, set size 2'],
  ])
})
