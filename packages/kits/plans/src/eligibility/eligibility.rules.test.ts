import { expect, test } from 'vitest'
import { countBenefits, eligibleProduct, type EligibilityNames, uncheckedIds } from './eligibility.rules.ts'
import { reasonsOf, unknownCodes } from './reasons.rules.ts'
import type { BenefitEligibility } from './received.ts'

const names: EligibilityNames = {
  locale: 'fr-CA',
  products: new Map([['legal', { texts: [{ locale: 'fr-CA', text: 'Régime' }], fallback: 'Legal' }]]),
}
const benefit = (benefitId: string, ...reasons: string[]): BenefitEligibility => ({
  benefitId,
  name: benefitId,
  isEligible: reasons.length === 0,
  ...(reasons.length > 0 && { reasons }),
})
const product = (...benefits: BenefitEligibility[]) => eligibleProduct({ productId: 'legal', benefits }, names)

test('reasons come once, those about the whole plan first', () => {
  expect(reasonsOf(['NOT_FOR_USER_TYPE', 'NOT_IN_REGION', 'NOT_IN_REGION'])).toEqual(['region', 'userType'])
})

test('a code that nobody knew is a reason of its own only where it is alone, and so is none', () => {
  expect(reasonsOf(['ADDED_LATER'])).toEqual(['unknown'])
  expect(reasonsOf([])).toEqual(['unknown'])
  expect(reasonsOf(['ADDED_LATER', 'NO_PLAN'])).toEqual(['noPlan'])
  expect(reasonsOf(['toString'])).toEqual(['unknown'])
  expect(unknownCodes(['ADDED_LATER', 'NO_PLAN'])).toEqual(['ADDED_LATER'])
})

test('a host’s own codes replace the kit’s', () => {
  expect(reasonsOf(['WRONG_STATE', 'NO_PLAN'], { WRONG_STATE: 'region' })).toEqual(['region'])
})

test('benefits are sorted by whether they can be used; an eligible one has no reasons, whatever the service says', () => {
  const contradictory = { ...benefit('b', 'NO_PLAN'), isEligible: true }
  const found = product(benefit('a', 'NOT_FOR_USER_TYPE'), contradictory, benefit('c'))
  expect(found.eligible.map(({ id, reasons }) => [id, reasons])).toEqual([
    ['b', []],
    ['c', []],
  ])
  expect(found.ineligible.map(({ id, reasons }) => [id, reasons])).toEqual([['a', ['userType']]])
  expect(found.name).toEqual({ text: 'Régime' })
  expect(countBenefits([found, found])).toEqual({ eligible: 4, all: 6 })
})

test('a reason of every benefit is one of the product, unless one can be used or none is known', () => {
  expect(product(benefit('a', 'NO_PLAN'), benefit('b', 'NO_PLAN', 'NOT_IN_REGION')).reasons).toEqual(['noPlan'])
  expect(product(benefit('a', 'NO_PLAN'), benefit('b')).reasons).toEqual([])
  expect(product(benefit('a', 'ADDED_LATER'), benefit('b', 'ADDED_LATER')).reasons).toEqual([])
  expect(product().reasons).toEqual([])
})

test('names of the benefits service win, and say when they aren’t in the reader’s language', () => {
  const benefits = new Map([
    ['a', [{ locale: 'fr-CA', text: 'Consultation' }]],
    ['b', [{ locale: 'en-US', text: 'Letters' }]],
  ])
  const answer = { productId: 'other', benefits: [benefit('a'), benefit('b'), benefit('c')] }
  const found = eligibleProduct(answer, { ...names, benefits })
  expect(found.eligible.map(({ name }) => name)).toEqual([
    { text: 'Consultation' },
    { text: 'Letters', lang: 'en-US' },
    { text: 'c' },
  ])
  expect(found.name).toBeUndefined()
})

test('requested products without an answer are told apart', () => {
  expect(uncheckedIds(['legal', 'identity'], [product()])).toEqual(['identity'])
})
