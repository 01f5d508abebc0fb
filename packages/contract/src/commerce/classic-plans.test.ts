import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated } from '../testing/statements.ts'
import * as plans from './classic-plans.ts'

const plan = '/v1/classic/plans/{planId}'
const calls = [
  [
    'GET available_products (query).',
    {
      listClassicAvailableProducts: 'GET /v1/classic/available_products (query)',
    },
  ],
  [
    'Plans: GET and POST by id; GET iSeriesOffer; POST create; GET serviceableStates; GET classicPlan (query).',
    {
      getClassicPlan: `GET ${plan}`,
      updateClassicPlan: `POST ${plan} (json)`,
      getISeriesOffer: `GET ${plan}/iSeriesOffer`,
      createClassicPlan: 'POST /v1/classic/plans (json)',
      listClassicServiceableStates: `GET ${plan}/serviceableStates`,
      findClassicPlan: 'GET /v1/classic/plans/classicPlan (query)',
    },
  ],
  [
    'Every service has GET journal (query) and GET journal max clock.',
    {
      classicPlanJournal: 'GET /v1/classic/plans/journal (query)',
      classicPlanMaxClock: 'GET /v1/classic/plans/journal/maxClock',
    },
  ],
] as const

const operations = pick(plans, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['classic-plans']))
})

test('every call is for staff', () => {
  for (const { access } of Object.values(operations)) expect(access).toBe('internal')
})
