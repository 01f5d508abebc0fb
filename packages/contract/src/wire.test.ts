import * as v from 'valibot'
import { expect, test } from 'vitest'
import { assumed, either, entity, keyed, list, maybe, number, oneOf, record, stated, text, unshown } from './wire.ts'

const Status = oneOf('OPEN', 'CLOSED')
const Order = entity({
  stated: { status: Status },
  assumed: { id: text, lines: list(number), note: maybe(text) },
  unshown: { source: unshown },
})
const order = { status: 'OPEN', id: '1', lines: [1, 2], source: { any: 'thing' } }

test('an entity has the fields of all its parts', () => {
  expect(v.is(Order, order)).toBe(true)
  expect(v.is(Order, { ...order, note: 'late' })).toBe(true)
})

test.each([
  ['an unlisted value', { ...order, status: 'LOST' }],
  ['an unlisted field', { ...order, colour: 'red' }],
  ['a missing field', { status: 'OPEN', lines: [], source: null }],
  ['a field of another type', { ...order, lines: ['1'] }],
])('%s is drift', (_, drifted) => {
  expect(v.is(Order, drifted)).toBe(false)
})

test('an entity keeps the provenance of each field', () => {
  expect(Object.keys(Order.parts.stated ?? {})).toEqual(['status'])
  expect(Object.keys(Order.parts.assumed ?? {})).toEqual(['id', 'lines', 'note'])
  expect(Object.keys(Order.parts.unshown ?? {})).toEqual(['source'])
  expect(assumed({ id: text }).parts).toEqual({ assumed: { id: text } })
  expect(stated({ id: text }).parts).toEqual({ stated: { id: text } })
})

test('an enumeration lists its values in order', () => {
  expect(Status.options).toEqual(['OPEN', 'CLOSED'])
})

test('record accepts any object', () => {
  expect(v.is(record, { a: 1, b: null })).toBe(true)
  expect(v.is(record, 'a')).toBe(false)
})

test('either accepts both shapes', () => {
  const shape = either(Status, oneOf('WON'))
  expect(['OPEN', 'WON', 'LOST'].map((value) => v.is(shape, value))).toEqual([true, true, false])
})

test('keyed accepts any keys with one shape', () => {
  expect(v.is(keyed(Status), { legal: 'OPEN', identity: 'CLOSED' })).toBe(true)
  expect(v.is(keyed(Status), { legal: 'LOST' })).toBe(false)
})
