import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated } from '../testing/statements.ts'
import * as automation from './classic-automation.ts'

const calls = [
  [
    'Automation: POST /v1/automation/membership/{id}/create and /v1/automation/associate/{id}/create.',
    {
      createAutomatedMembership: 'POST /v1/automation/membership/{membershipId}/create',
      createAutomatedAssociate: 'POST /v1/automation/associate/{associateId}/create',
    },
  ],
  [
    'Every service has GET journal (query) and GET journal max clock.',
    {
      automationJournal: 'GET /v1/automation/journal (query)',
      automationMaxClock: 'GET /v1/automation/journal/maxClock',
    },
  ],
] as const

const operations = pick(automation, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['classic-automation']))
})

test('every call is for staff', () => {
  for (const { access } of Object.values(operations)) expect(access).toBe('internal')
})
