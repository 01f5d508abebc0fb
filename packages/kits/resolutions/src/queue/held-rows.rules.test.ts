import { expect, test } from 'vitest'
import { append, hold, replace, update } from './held-rows.rules.ts'

const row = (id: string, name = id) => ({ id, name, openedAt: `2026-03-0${id}` })
const ids = ({ rows }: { rows: readonly { id: string }[] }) => rows.map(({ id }) => id).join('')
const start = hold([row('1'), row('2'), row('3')], 3)

test('rows are updated in place, and new ones are only counted', () => {
  const held = update(start, [row('1'), row('2', 'changed'), row('3'), row('4'), row('5')], 5)
  expect(ids(held)).toBe('123')
  expect(held.rows[1]!.name).toBe('changed')
  expect(held.newCount).toBe(2)
})

test('a case that no longer matches stays, marked; an equal total then hides no new one', () => {
  const held = update(start, [row('1'), row('3'), row('4')], 3)
  expect(ids(held)).toBe('123')
  expect([...held.left]).toEqual(['2'])
  expect(held.newCount).toBe(1)
})

test('a case that matches again is no longer marked', () => {
  const held = update(update(start, [row('1'), row('3')], 2), [row('1'), row('2'), row('3')], 3)
  expect(held.left.size).toBe(0)
  expect(held.newCount).toBe(0)
})

test('a row beyond the response is not marked, because nothing is known about it', () => {
  const held = update(hold([row('1'), row('2'), row('3'), row('4')], 9), [row('1'), row('2')], 9)
  expect(held.left.size).toBe(0)
  const one = update(hold([row('1'), row('2'), row('3'), row('4')], 9), [row('2'), row('3')], 8)
  expect([...one.left]).toEqual(['1'])
})

test('the next page repeats no case, though others left before it', () => {
  const held = append(hold([row('1'), row('2')], 4), [row('2'), row('3'), row('4')], 4)
  expect(ids(held)).toBe('1234')
})

test('the response to an action replaces its row; other cases change nothing', () => {
  expect(replace(start, row('2', 'assigned')).rows[1]!.name).toBe('assigned')
  expect(replace(start, row('9'))).toBe(start)
})
