import { expect, test } from 'vitest'
import { labelsOf, looksOf } from './labels.ts'

const ThingStatus = { OPEN: 'Open', DONE: 'Done' } as const
const ThingType = { OPEN: 'Open air' } as const

test('values of two enumerations with one name keep apart', () => {
  expect(labelsOf({ ThingStatus, ThingType })).toEqual({
    'ThingStatus.OPEN': 'Open',
    'ThingStatus.DONE': 'Done',
    'ThingType.OPEN': 'Open air',
  })
})

test('every status has its word and its tone', () => {
  const looks = looksOf({ OPEN: 'info', DONE: 'positive' }, (status) => ThingStatus[status])
  expect(looks).toEqual({ OPEN: { label: 'Open', tone: 'info' }, DONE: { label: 'Done', tone: 'positive' } })
})
