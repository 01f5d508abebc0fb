import { expect, test } from 'vitest'
import { arrange } from './arrange.ts'
import type { ThreadEntry } from './types.ts'

const said = (who: string, time: string): ThreadEntry => ({
  id: time,
  time: `2026-03-${time}Z`,
  sender: { id: who, name: who },
  text: 'Hello',
})
const happened = (time: string): ThreadEntry => ({ kind: 'system', id: time, time: `2026-03-${time}Z`, text: 'Joined' })

const shape = (entries: ThreadEntry[], timeZone = 'UTC') =>
  arrange(entries, timeZone).map(({ newDay, isFirstOfGroup }) => `${newDay ?? ''}${isFirstOfGroup ? '+' : ''}`)

test('messages of one sender in close succession are one group', () => {
  expect(shape([said('a', '08T10:00:00'), said('a', '08T10:04:59'), said('a', '08T10:09:59')])).toEqual([
    '2026-03-08+',
    '',
    '+',
  ])
})

test('another sender, an event or midnight ends a group', () => {
  expect(
    shape([
      said('a', '08T10:00:00'),
      said('b', '08T10:00:10'),
      happened('08T10:00:20'),
      said('b', '08T23:59:50'),
      said('b', '09T00:00:10'),
    ]),
  ).toEqual(['2026-03-08+', '+', '+', '+', '2026-03-09+'])
})

test('days follow the time zone of the reader', () => {
  const entries = [said('a', '08T23:59:00'), said('a', '09T00:01:00')]
  expect(shape(entries, 'America/Toronto')).toEqual(['2026-03-08+', ''])
})

test('an invalid time does not throw', () => {
  expect(arrange([{ ...said('a', ''), time: 'soon' }], 'UTC')).toEqual([{ newDay: undefined, isFirstOfGroup: true }])
})
