import { expect, test } from 'vitest'
import { arrange } from './arrange.ts'
import type { ThreadEntry } from './types.ts'

const message = (who: string, time: string): ThreadEntry => ({
  id: time,
  time: `2026-03-${time}Z`,
  sender: { id: who, name: who },
  text: 'Hello',
})
const event = (time: string): ThreadEntry => ({ kind: 'system', id: time, time: `2026-03-${time}Z`, text: 'Joined' })

const shape = (entries: ThreadEntry[], timeZone = 'UTC') =>
  arrange(entries, timeZone).map(({ newDay, isFirstOfGroup }) => `${newDay ?? ''}${isFirstOfGroup ? '+' : ''}`)

test('messages of one sender in close succession are one group', () => {
  expect(shape([message('a', '08T10:00:00'), message('a', '08T10:04:59'), message('a', '08T10:09:59')])).toEqual([
    '2026-03-08+',
    '',
    '+',
  ])
})

test('another sender, an event or midnight ends a group', () => {
  expect(
    shape([
      message('a', '08T10:00:00'),
      message('b', '08T10:00:10'),
      event('08T10:00:20'),
      message('b', '08T23:59:50'),
      message('b', '09T00:00:10'),
    ]),
  ).toEqual(['2026-03-08+', '+', '+', '+', '2026-03-09+'])
})

test('days follow the time zone of the reader', () => {
  const entries = [message('a', '08T23:59:00'), message('a', '09T00:01:00')]
  expect(shape(entries, 'America/Toronto')).toEqual(['2026-03-08+', ''])
})

test('an invalid time does not throw', () => {
  expect(arrange([{ ...message('a', ''), time: 'soon' }], 'UTC')).toEqual([{ newDay: undefined, isFirstOfGroup: true }])
})
