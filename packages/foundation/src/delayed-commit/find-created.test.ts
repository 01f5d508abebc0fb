import { expect, test } from 'vitest'
import { findCreated } from './find-created.ts'

interface Note {
  id: string
  at: string
  text: string
}

const notes: Note[] = [
  { id: 'old', at: '2026-03-10T14:00:00.000Z', text: 'Called.' },
  { id: 'new', at: '2026-03-10T15:00:05.000Z', text: 'Called.' },
]
const at = Date.parse('2026-03-10T15:00:00.000Z')
const same = (text: string) => ({
  idOf: ({ id }: Note) => id,
  createdAt: ({ at }: Note) => at,
  isSame: (note: Note) => note.text === text,
})

test('a known item with the same content is not the created one', () => {
  expect(findCreated(notes, { ids: new Set(['old']), at }, same('Called.'))?.id).toBe('new')
  expect(findCreated(notes, { ids: new Set(['old', 'new']), at }, same('Called.'))).toBeUndefined()
})

test('without a loaded list, the time decides, with some tolerance between the clocks', () => {
  expect(findCreated(notes, { at }, same('Called.'))?.id).toBe('new')
  expect(findCreated(notes, { at: at + 14_000 }, same('Called.'))?.id).toBe('new')
  expect(findCreated(notes, { at: at + 16_000 }, same('Called.'))).toBeUndefined()
})

test('what is no item is passed over', () => {
  expect(findCreated([null as unknown as Note, ...notes], { ids: new Set(['old']), at }, same('Called.'))?.id).toBe(
    'new',
  )
})

test('other content is not the created item', () => {
  expect(findCreated(notes, { ids: new Set(), at }, same('Wrote.'))).toBeUndefined()
})
