import { expect, test } from 'vitest'
import {
  addMissingDates,
  changesOfDates,
  closure,
  haveOverlap,
  isLongClosure,
  mergeDates,
  replaceComingDates,
  replacesDates,
} from './dates.rules.ts'

const christmas = closure('2026-12-24', 3, 'Christmas')
const newYear = closure('2027-01-01', 1, 'New Year’s Day')
const past = closure('2026-07-03', 1, 'Independence Day')

test('overlapping closures merge on request, each label once; following ones stay', () => {
  const list = [newYear, christmas, closure('2026-12-26', 5, 'Christmas'), closure('2026-12-30', 2, 'Inventory')]
  expect(haveOverlap(list)).toBe(true)
  expect(mergeDates(list)).toEqual([{ from: '2026-12-24', to: '2026-12-31', label: 'Christmas, Inventory' }, newYear])
  expect(haveOverlap(mergeDates(list))).toBe(false)
  expect(mergeDates([closure('2026-12-24'), closure('2026-12-25')])).toHaveLength(2)
})

test('a reason is said once, in its fullest words, also within a label of several', () => {
  const merged = (...labels: string[]) =>
    mergeDates(labels.map((label, at) => closure(`2026-12-2${at + 1}`, 3, label)))[0]?.label
  expect(merged('Christmas Day', 'christmas')).toBe('Christmas Day')
  expect(merged('Move', 'Office move')).toBe('Office move')
  expect(merged('Office move', 'Move')).toBe('Office move')
  expect(merged('Christmas, Inventory', 'Inventory', 'Moving')).toBe('Christmas, Inventory, Moving')
  expect(merged('Moving', 'moving', 'Moving')).toBe('Moving')
  expect(merged('Move', 'Moving')).toBe('Move, Moving')
})

test('a closure within another one overlaps with what comes after the inner one', () => {
  expect(haveOverlap([closure('2026-12-01', 20), closure('2026-12-03'), closure('2026-12-10')])).toBe(true)
  expect(mergeDates([closure('2026-12-01', 20), closure('2026-12-03')])).toEqual([closure('2026-12-01', 20)])
})

test('seven days suggest deactivation', () => {
  expect(isLongClosure(closure('2026-12-24', 6))).toBe(false)
  expect(isLongClosure(closure('2026-12-24', 7))).toBe(true)
  // Over the change of clocks.
  expect(isLongClosure({ from: '2026-10-30', to: '2026-11-05' })).toBe(true)
})

test('few differences are single calls, many or a new label one call', () => {
  const few = changesOfDates([past, christmas], [past, newYear])
  expect(few).toEqual({ added: [newYear], removed: [christmas] })
  expect(replacesDates(few)).toBe(false)
  const many = changesOfDates([], [past, christmas, newYear, closure('2027-07-05')])
  expect(replacesDates(many)).toBe(true)
  const renamed = changesOfDates([christmas], [{ ...christmas, label: 'Winter break' }])
  expect(replacesDates(renamed)).toBe(true)
  expect(changesOfDates([closure('2026-12-24', 3)], [{ ...closure('2026-12-24', 3), label: '' }])).toEqual({
    added: [],
    removed: [],
  })
})

test('copied to another branch, closures are added to its own or replace those to come', () => {
  const own = [past, closure('2026-12-25', 1, 'Christmas Day')]
  expect(addMissingDates(own, [christmas, newYear])).toEqual([past, { ...christmas, label: 'Christmas Day' }, newYear])
  expect(addMissingDates([christmas], [closure('2026-12-25')])).toEqual([christmas])
  // What the other branch says itself stays in full.
  const label = 'Move, Office move'
  expect(addMissingDates([closure('2026-12-24', 3, label)], [closure('2026-12-26', 2, 'Move')])).toEqual([
    closure('2026-12-24', 4, label),
  ])
  // A longer one takes a shorter one up, and joins those that it reaches.
  expect(addMissingDates([christmas, newYear], [closure('2026-12-24', 9)])).toEqual([
    expect.objectContaining({ from: '2026-12-24', to: '2027-01-01' }),
  ])
  expect(replaceComingDates(own, [newYear], '2026-11-26')).toEqual([past, newYear])
})
