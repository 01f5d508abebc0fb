import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated } from '../testing/statements.ts'
import * as eligibilities from './eligibilities.ts'

const calls = [
  [
    'POST /v1/users/{userId}/benefitsEligibilities; POST /v1/users/{userId}/benefitsEligibilitiesByProduct; POST /v1/benefitsEligibilitiesByProduct (query and json); POST /v1/users/{userId}/benefitsProvisioning.',
    {
      checkBenefitEligibilities: 'POST /v1/users/{userId}/benefitsEligibilities (json)',
      checkBenefitEligibilitiesByProduct: 'POST /v1/users/{userId}/benefitsEligibilitiesByProduct (json)',
      checkProductEligibilities: 'POST /v1/benefitsEligibilitiesByProduct (query) (json)',
      provisionBenefits: 'POST /v1/users/{userId}/benefitsProvisioning (json)',
    },
  ],
  [
    'Every service has GET journal (query) and GET journal max clock.',
    {
      eligibilityJournal: 'GET /v1/benefitsEligibilities/journal (query)',
      eligibilityMaxClock: 'GET /v1/benefitsEligibilities/journal/maxClock',
    },
  ],
] as const

const operations = pick(eligibilities, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['eligibilities']))
})

test('eligibility checks are idempotent, setting up a benefit is not', () => {
  const repeatable = Object.entries(operations).filter(([, { idempotent }]) => idempotent)
  expect(repeatable.map(([name]) => name).toSorted()).toEqual([
    'checkBenefitEligibilities',
    'checkBenefitEligibilitiesByProduct',
    'checkProductEligibilities',
  ])
})
