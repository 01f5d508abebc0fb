import fc from 'fast-check'
import { expect, test } from 'vitest'
import { supplementVM } from '../testing/tiers.ts'
import { goesWith, supplementRows } from './supplements.rules.ts'

const trial = supplementVM({ id: 'trial' })
const guns = supplementVM({ id: 'guns', requires: ['trial'] })
const range = supplementVM({ id: 'range', requires: ['guns'] })
const unpriced = supplementVM({ id: 'unpriced', prices: [] })
const all = [trial, guns, range, unpriced]
const chosenOf = (chosen: readonly string[]) =>
  supplementRows(all, chosen, 'MONTHLY')
    .filter(({ isChosen }) => isChosen)
    .map(({ supplement }) => supplement.id)

test('one that needs another says which, until that is chosen', () => {
  const [, blocked] = supplementRows(all, [], 'MONTHLY')
  expect(blocked).toMatchObject({ blocked: 'requires', missing: [trial] })
  expect(supplementRows(all, ['trial'], 'MONTHLY')[1]).toMatchObject({ blocked: undefined, missing: [] })
})

test('one counts only with all that it requires, and with a price', () => {
  expect(chosenOf(['range', 'guns'])).toEqual([])
  expect(chosenOf(['range', 'guns', 'trial', 'unpriced', 'nothing'])).toEqual(['trial', 'guns', 'range'])
})

test('what goes with one that is removed is known beforehand', () => {
  expect(goesWith('trial', supplementRows(all, ['trial', 'guns', 'range'], 'MONTHLY')).map(({ id }) => id)).toEqual([
    'guns',
    'range',
  ])
  expect(goesWith('range', supplementRows(all, ['trial', 'guns', 'range'], 'MONTHLY'))).toEqual([])
})

test('a requirement that the tier isn’t sold with can’t be met, but has a name', () => {
  const [row] = supplementRows([supplementVM({ id: 'a', requires: ['gone'] })], ['a'], 'MONTHLY')
  expect(row).toMatchObject({ isChosen: false, blocked: 'requires', missing: [{ id: 'gone' }] })
})

test('a rule of the host says what a supplement is billed by', () => {
  const prices = ['MONTHLY', 'ANNUAL'].map((billingPeriod) => ({ billingPeriod, initialListPrice: '9.95' }))
  const both = [supplementVM({ id: 'a', prices }), supplementVM({ id: 'b', prices })]
  const rows = supplementRows(both, ['a', 'b'], 'ANNUAL', ({ id }, period) => (id === 'a' ? 'MONTHLY' : period))
  expect(rows.map(({ price }) => price?.period)).toEqual(['MONTHLY', 'ANNUAL'])
})

test('circles of requirements end', () => {
  const circle = [supplementVM({ id: 'a', requires: ['b'] }), supplementVM({ id: 'b', requires: ['a'] })]
  expect(supplementRows(circle, ['a'], 'MONTHLY').some(({ isChosen }) => isChosen)).toBe(false)
  fc.assert(
    fc.property(fc.subarray(['trial', 'guns', 'range', 'unpriced']), (chosen) => {
      for (const id of chosenOf(chosen)) {
        const needed = all.find((one) => one.id === id)!.requires
        expect(chosenOf(chosen)).toEqual(expect.arrayContaining([...needed]))
      }
    }),
  )
})
