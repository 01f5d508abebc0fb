import { expect, test } from 'vitest'
import { noteEntries, pinnedNotes } from '../../shared/timeline.rules.ts'
import { type PinChange, swapped } from './pins.rules.ts'

const at = (minute: number) => `2026-03-10T15:0${minute}:00.000Z`
const pinned = (...priorities: number[]) =>
  pinnedNotes(
    noteEntries(
      'notes',
      priorities.map((pinPriority, index) => ({
        id: `n${index}`,
        body: '',
        at: at(index),
        author: { id: 'a', name: 'A' },
        pinPriority,
      })),
    ),
  )
const order = (priorities: number[], changes: readonly PinChange[]) =>
  pinned(...priorities.map((one, index) => changes.find(({ id }) => id === `n${index}`)?.priority ?? one)).map(
    ({ id }) => id,
  )

test.each([
  [[1, 2, 3], 'n1', -1, ['n1', 'n0', 'n2']],
  [[1, 2, 3], 'n1', 1, ['n0', 'n2', 'n1']],
  [[2, 2], 'n1', -1, ['n1', 'n0']],
  [[2, 2], 'n0', 1, ['n1', 'n0']],
] as const)('%j: %s moves by %i', (priorities, id, by, expected) => {
  expect(order([...priorities], swapped(pinned(...priorities), id, by))).toEqual(expected)
})

test('the first does not move up, the last not down, and no priority becomes that of an unpinned note', () => {
  expect(swapped(pinned(1, 2), 'n0', -1)).toEqual([])
  expect(swapped(pinned(1, 2), 'n1', 1)).toEqual([])
  expect(swapped(pinned(1, 1), 'n1', -1).every(({ priority }) => priority > 0)).toBe(true)
})
