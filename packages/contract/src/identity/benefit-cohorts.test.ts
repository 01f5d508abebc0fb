import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated } from '../testing/statements.ts'
import * as cohorts from './benefit-cohorts.ts'

const under = '/v1/identities/{identityId}/benefitCohorts'
const calls = [
  [
    'Benefit cohorts: GET, POST /v1/identities/{id}/benefitCohorts; GET /{cohortId}; POST /{cohortId}/addBenefits and /removeBenefits; GET /v1/health; GET /v1/benefitcohorts/journal.',
    {
      listBenefitCohorts: `GET ${under}`,
      createBenefitCohort: `POST ${under} (json)`,
      getBenefitCohort: `GET ${under}/{cohortId}`,
      addBenefitsToCohort: `POST ${under}/{cohortId}/addBenefits (json)`,
      removeBenefitsFromCohort: `POST ${under}/{cohortId}/removeBenefits (json)`,
      getBenefitCohortHealth: 'GET /v1/health',
      benefitCohortJournal: 'GET /v1/benefitcohorts/journal (query)',
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    { benefitCohortMaxClock: 'GET /v1/benefitcohorts/journal/maxClock' },
  ],
] as const

const operations = pick(cohorts, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['benefit-cohorts']))
})
