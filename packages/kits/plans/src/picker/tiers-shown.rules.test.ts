import { expect, test } from 'vitest'
import { monthly, tierVM } from '../testing/tiers.ts'
import { axesOf, matrixOf, placeIn } from './axes.rules.ts'
import { changeTo, lossOf } from './change.rules.ts'
import { leftOut, peopleOffered } from './people.rules.ts'
import { choiceOf, choicesOf, periodFrom } from './picker-data.rules.ts'
import { isSelectable, nearestAlternative, tiersShown } from './tiers-shown.rules.ts'
import { pricesChanged } from './updates.rules.ts'

const one = tierVM({ key: 'one' })
const household = ['PRIMARY', 'SPOUSE', 'DEPENDENT']
const family = tierVM({ key: 'family', prices: [monthly('29.95')], covers: household })
const premier = tierVM({ key: 'premier', prices: [monthly('44.95')], covers: [...household, 'ELDER'] })
const elsewhere = (tier: typeof one) => ({ ...tier, availability: { ok: false, reason: 'region' } as const })

test('tiers of other regions show by default, others when asked for, and the current plan always', () => {
  const retired = tierVM({ key: 'retired', current: true, availability: { ok: false, reason: 'status' } })
  const abroad = tierVM({ key: 'abroad', availability: { ok: false, reason: 'country' } })
  const all = [one, elsewhere(family), retired, abroad]
  const keys = (show: 'region' | 'all' | 'none') => tiersShown(all, show).map(({ key }) => key)
  expect(keys('region')).toEqual(['one', 'family', 'retired'])
  expect(keys('all')).toEqual(['one', 'family', 'retired', 'abroad'])
  expect(keys('none')).toEqual(['one', 'retired'])
})

test('a tier without a price is selectable only if the host allows it; an unavailable one never', () => {
  const unpriced = tierVM({ key: 'unpriced', prices: [{ billingPeriod: 'MONTHLY' }] })
  expect([isSelectable(unpriced, 'MONTHLY', false), isSelectable(unpriced, 'MONTHLY', true)]).toEqual([false, true])
  expect(isSelectable(elsewhere(one), 'MONTHLY', true)).toBe(false)
})

test('the nearest alternative covers the same people if one does, then costs nearly the same', () => {
  expect(nearestAlternative(elsewhere(family), [one, elsewhere(family), premier])?.key).toBe('premier')
  expect(nearestAlternative(elsewhere(one), [premier, family])?.key).toBe('family')
  expect(nearestAlternative(elsewhere(premier), [one, family])?.key).toBe('family')
  expect(nearestAlternative(elsewhere(one), [elsewhere(family)])).toBeUndefined()
})

test('people are asked about only where it decides something; a tier for all leaves nobody out', () => {
  expect(peopleOffered([one, family, premier])).toEqual(['SPOUSE', 'DEPENDENT', 'ELDER'])
  expect(peopleOffered([family, premier])).toEqual(['ELDER'])
  expect(leftOut(family, ['SPOUSE', 'ELDER'])).toEqual(['ELDER'])
  expect(leftOut(tierVM({ key: 'all', covers: ['ALL'] }), ['SPOUSE', 'BUSINESS'])).toEqual([])
})

test('a change is an upgrade or a downgrade by price, and says what is lost', () => {
  const plus = { ...premier, current: true, bureaus: 3 as const, benefitIds: ['will', 'letters'] }
  const target = { ...family, bureaus: 1 as const, benefitIds: ['letters'] }
  expect(changeTo(target, plus)).toBe('downgrade')
  expect(changeTo(plus, target)).toBe('upgrade')
  expect(changeTo({ ...target, currency: 'CAD' }, plus)).toBe('switch')
  expect(changeTo(tierVM({ key: 'unpriced', prices: [] }), plus)).toBe('switch')
  expect(changeTo(plus, plus)).toBeUndefined()
  const listed = ({ benefitIds }: typeof one) => benefitIds
  expect(lossOf(target, plus, listed)).toEqual({ people: ['ELDER'], bureaus: 3, benefitIds: ['will'] })
  expect(lossOf(plus, target, listed)).toBeUndefined()
})

test('four tiers of a full matrix become two questions; anything else stays a list', () => {
  const four = [
    tierVM({ key: 'i1', bureaus: 1 }),
    tierVM({ key: 'i3', bureaus: 3 }),
    tierVM({ key: 'f1', bureaus: 1, covers: household }),
    tierVM({ key: 'f3', bureaus: 3, covers: household }),
  ]
  const matrix = matrixOf(four)!
  expect([matrix.individual[1].key, matrix.family[3].key]).toEqual(['i1', 'f3'])
  expect(placeIn(matrix, 'f1')).toEqual({ household: 'family', bureaus: 1 })
  expect(placeIn(matrix, undefined)).toBeUndefined()
  expect(matrixOf(four.slice(1))).toBeUndefined()
  expect(matrixOf([...four, one])).toBeUndefined()
  expect(axesOf(one)).toBeUndefined()
  const untold = four.map(({ bureaus: _, ...tier }) => tier)
  expect(matrixOf(untold)).toBeUndefined()
  const place = ({ key }: { key: string }) => ({
    household: key.startsWith('f') ? ('family' as const) : ('individual' as const),
    bureaus: key.endsWith('3') ? (3 as const) : (1 as const),
  })
  expect(matrixOf(untold, place)).toBeDefined()
})

test('whom a tier leaves out is said for each tier; people nobody is asked about count for nothing', () => {
  const choices = choicesOf([one, family, premier], { showUnavailable: 'region', wanted: ['ELDER', 'BUSINESS'] })
  expect(choices.excluded.map(({ tier, leftOut: out }) => [tier.key, out])).toEqual([
    ['one', ['ELDER']],
    ['family', ['ELDER']],
  ])
})

test('the period is the one asked for if some tier has it, then MONTHLY, then the first', () => {
  expect(periodFrom(['MONTHLY', 'ANNUAL'], 'ANNUAL')).toBe('ANNUAL')
  expect(periodFrom(['MONTHLY', 'ANNUAL'], 'WEEKLY', undefined)).toBe('MONTHLY')
  expect(periodFrom(['ANNUAL'], undefined)).toBe('ANNUAL')
  expect(periodFrom([])).toBe('MONTHLY')
})

test('a choice carries the period that is billed, which can be another than the one shown', () => {
  const options = { key: 'one', period: 'ANNUAL', supplementIds: [], allowsUnpriced: false }
  expect(choiceOf([one], options).selection).toEqual({
    offerId: 'offer',
    productId: 'product',
    tierId: 'one',
    tierName: 'one',
    billingPeriod: 'MONTHLY',
    supplementIds: [],
    supplementKeys: [],
    supplementPeriods: {},
  })
  expect(choiceOf([elsewhere(one)], options)).toEqual({ supplements: [], totals: [] })
  const unpriced = tierVM({ key: 'one', prices: [] })
  expect(choiceOf([unpriced], { ...options, allowsUnpriced: true })).toMatchObject({ tier: unpriced, totals: [] })
})

test('only a price that was shown can change', () => {
  const dearer = { ...one, prices: [monthly('20.95')] }
  expect(pricesChanged([one], [one, family])).toBe(false)
  expect(pricesChanged([one, family], [one])).toBe(false)
  expect(pricesChanged([one], [dearer])).toBe(true)
})
