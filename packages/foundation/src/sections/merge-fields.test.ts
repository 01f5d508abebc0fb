import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSame } from '../conflict/merge.ts'
import { mergeByItem, mergeByKey, mergeFields, type Merger, mergeWhole } from './merge-fields.ts'

const days = { monday: ['9-5'], tuesday: ['9-5'], friday: [] as string[] }

test('byKey: changes of different days merge', () => {
  const merged = mergeByKey<typeof days>()(days, { ...days, monday: ['8-4'] }, { ...days, friday: ['9-1'] })
  const both = { monday: ['8-4'], tuesday: ['9-5'], friday: ['9-1'] }
  expect(merged).toEqual({ mine: both, theirs: both, isConflict: false })
})

test('byKey: the same day conflicts, and either side keeps what does not overlap', () => {
  const mine = { ...days, monday: ['8-4'], tuesday: [] }
  const theirs = { ...days, monday: ['7-3'], friday: ['9-1'] }
  expect(mergeByKey<typeof days>()(days, mine, theirs)).toEqual({
    mine: { monday: ['8-4'], tuesday: [], friday: ['9-1'] },
    theirs: { monday: ['7-3'], tuesday: [], friday: ['9-1'] },
    isConflict: true,
  })
})

interface Phone {
  type: string
  number: string
  extension?: string
}
const [office, fax, home]: Phone[] = [
  { type: 'OFFICE', number: '1' },
  { type: 'FAX', number: '2' },
  { type: 'HOME', number: '3' },
] as const
const phones = mergeByItem<Phone[]>(({ type }) => type)

test.each([
  ['changed here, added there', [{ ...office!, number: '9' }, fax!], [office!, fax!, home!], '9 2 3'],
  ['added on both sides', [office!, fax!, home!], [office!, fax!, { type: 'CELL', number: '4' }], '1 2 4 3'],
  ['removed here, changed there beside it', [fax!], [office!, { ...fax!, number: '8' }], '8'],
  ['removed on both sides', [fax!], [fax!], '2'],
  ['moved here, changed there', [fax!, office!], [office!, { ...fax!, number: '8' }], '8 1'],
  ['changed here, moved there', [{ ...office!, number: '9' }, fax!], [fax!, office!], '2 9'],
])('byItem: %s', (_, mine, theirs, numbers) => {
  const merged = phones([office!, fax!], mine, theirs)
  expect(merged.isConflict).toBe(false)
  expect(merged.mine.map(({ number }) => number).join(' ')).toBe(numbers)
  expect(merged.theirs).toEqual(merged.mine)
})

test('byItem: removed here and changed there is a conflict', () => {
  const merged = phones([office!, fax!], [fax!], [{ ...office!, number: '9' }, fax!])
  expect(merged).toEqual({ mine: [fax], theirs: [{ ...office, number: '9' }, fax], isConflict: true })
})

test('byItem: one item can merge by its own fields', () => {
  const each = mergeByItem<Phone[]>(({ type }) => type, mergeByKey())
  const merged = each([office!], [{ ...office!, number: '9' }], [{ ...office!, extension: '12' }])
  expect(merged).toMatchObject({ mine: [{ number: '9', extension: '12' }], isConflict: false })
})

test('byItem: duplicate keys make the list merge as a whole', () => {
  const merged = phones([office!, office!], [office!, office!, fax!], [office!, office!, home!])
  expect(merged).toMatchObject({ mine: [office, office, fax], theirs: [office, office, home], isConflict: true })
})

test('byItem: numeric and prototype keys are keys like any other', () => {
  const text = mergeByItem<string[]>((one) => one)
  expect(text(['b', '10', '__proto__'], ['b', '10', '__proto__', '2'], ['b', '10', '__proto__', '1']).mine).toEqual([
    'b',
    '10',
    '__proto__',
    '1',
    '2',
  ])
})

test('mergeFields: parts that do not overlap are no conflict, and are listed as changed by them', () => {
  const base = { hours: days, name: 'A' }
  const merge = mergeFields(
    base,
    { hours: { ...days, monday: [] }, name: 'B' },
    { hours: { ...days, friday: ['9-1'] }, name: 'C' },
    { hours: mergeByKey() },
  )
  expect(merge.conflicts.map(({ field }) => field)).toEqual(['name'])
  expect(merge.merged).toEqual({ hours: { monday: [], tuesday: ['9-5'], friday: ['9-1'] }, name: 'B' })
  expect(merge.theirsOnly).toEqual(['hours'])
})

const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 })
const week = fc.record({ monday: fc.constantFrom('1', '2', '3'), friday: fc.constantFrom('1', '2', '3') })
const mergers: [string, fc.Arbitrary<unknown>, Merger<never>][] = [
  ['whole', fc.constantFrom(1, 2, 3), mergeWhole as unknown as Merger<never>],
  ['byKey', week, mergeByKey<object>() as unknown as Merger<never>],
  ['byItem', list, mergeByItem<string[]>((one) => one) as unknown as Merger<never>],
]

test.each(mergers)('%s: a change on one side wins without a conflict', (_, values, merge) => {
  fc.assert(
    fc.property(values, values, (base, changed) => {
      const args = [base, changed] as [never, never]
      expect(merge(args[0], args[1], args[0])).toEqual({ mine: changed, theirs: changed, isConflict: false })
      expect(merge(args[0], args[0], args[1])).toEqual({ mine: changed, theirs: changed, isConflict: false })
      expect(merge(args[0], args[1], args[1])).toEqual({ mine: changed, theirs: changed, isConflict: false })
    }),
  )
})

test.each(mergers)('%s: a conflict is reported exactly when the two results differ', (_, values, merge) => {
  fc.assert(
    fc.property(values, values, values, (...sides) => {
      const { mine, theirs, isConflict } = merge(...(sides as [never, never, never]))
      expect(isConflict).toBe(!isSame(mine, theirs))
    }),
  )
})

test('byItem: an absent list is an empty one', () => {
  const merge = mergeByItem<string[]>((item) => item) as Merger<string[] | undefined>
  const both = ['theirs', 'mine']
  expect(merge(undefined, ['mine'], ['theirs'])).toEqual({ mine: both, theirs: both, isConflict: false })
  expect(merge(['a', 'b'], undefined, ['a', 'b', 'c'])).toMatchObject({ mine: ['c'], isConflict: false })
})
