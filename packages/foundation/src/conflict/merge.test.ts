import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeThreeWay } from './merge.ts'

const base = { name: 'Ada', phone: '1', tags: ['a'] }

test('changes of different fields merge, and their fields are listed', () => {
  const merge = mergeThreeWay(base, { ...base, name: 'Ada E.' }, { ...base, phone: '2' })
  expect(merge).toEqual({ merged: { name: 'Ada E.', phone: '2', tags: ['a'] }, conflicts: [], theirsOnly: ['phone'] })
})

test('a field changed on both sides conflicts, and mine stands until resolved', () => {
  const merge = mergeThreeWay(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' })
  expect(merge.conflicts).toEqual([{ field: 'name', base: 'Ada', mine: 'Mine', theirs: 'Theirs' }])
  expect(merge.merged.name).toBe('Mine')
})

test('the same change on both sides is no conflict', () => {
  const changed = { ...base, tags: ['a', 'b'] }
  expect(mergeThreeWay(base, changed, { ...changed, tags: ['a', 'b'] })).toEqual({
    merged: changed,
    conflicts: [],
    theirsOnly: [],
  })
})

test('an added or emptied field counts as changed', () => {
  type Draft = { name: string; note?: string }
  const merge = mergeThreeWay<Draft>({ name: 'Ada', note: 'x' }, { name: 'Ada' }, { name: 'Ada', note: 'y' })
  expect(merge.conflicts.map(({ field }) => field)).toEqual(['note'])
})

test('no change is ever lost: each field is mine, theirs or a conflict', () => {
  const side = fc.record({
    a: fc.integer({ max: 2, min: 0 }),
    b: fc.integer({ max: 2, min: 0 }),
    c: fc.array(fc.boolean(), { maxLength: 1 }),
  })
  fc.assert(
    fc.property(side, side, side, (before, mine, theirs) => {
      const { merged, conflicts } = mergeThreeWay(before, mine, theirs)
      const asked = new Set(conflicts.map(({ field }) => field))
      for (const field of ['a', 'b', 'c'] as const) {
        const isMine = JSON.stringify(mine[field]) !== JSON.stringify(before[field])
        const isTheirs = JSON.stringify(theirs[field]) !== JSON.stringify(before[field])
        const isEqual = JSON.stringify(mine[field]) === JSON.stringify(theirs[field])
        expect(asked.has(field)).toBe(isMine && isTheirs && !isEqual)
        if (!asked.has(field)) expect(merged[field]).toEqual(isMine ? mine[field] : theirs[field])
      }
    }),
  )
})
