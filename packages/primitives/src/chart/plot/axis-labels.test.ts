import { expect, test } from 'vitest'
import { axisLabels } from './axis-labels.ts'

const widthOf = (text: string) => text.length * 10
const shown = (texts: string[], band: number) => axisLabels(texts, { band, widthOf }).labels.map(({ text }) => text)
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']

test('shows every label when they fit', () => expect(shown(months, 60)).toEqual(months))

test('shows every second or third label when they do not fit', () => {
  expect(shown(months, 30)).toEqual(['Jan', 'Mar', 'May'])
  expect(shown(months, 15)).toEqual(['Jan', 'May'])
})

test('wraps labels onto two lines rather than dropping one', () => {
  const areas = ['Family law', 'Wills']
  expect(axisLabels(areas, { band: 80, widthOf })).toMatchObject({ wraps: true, labels: [{ at: 0 }, { at: 1 }] })
  expect(axisLabels(areas, { band: 200, widthOf }).wraps).toBe(false)
})

test('aligns a label with the edge it would overflow', () => {
  const { labels } = axisLabels(['September 2026', 'October 2026'], { band: 60, widthOf })
  expect(labels).toEqual([{ at: 0, text: 'September 2026', edge: 'start' }])
})

test('without categories has no labels', () => expect(axisLabels([], { band: 0, widthOf }).labels).toEqual([]))
