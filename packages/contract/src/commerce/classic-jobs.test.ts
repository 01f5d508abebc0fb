import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated } from '../testing/statements.ts'
import * as jobs from './classic-jobs.ts'

const under = '/v1/classic/jobs'
const calls = [
  [
    'Jobs: GET list, GET running jobs, POST trigger, pause, resume by name.',
    {
      listClassicJobs: `GET ${under}`,
      listRunningClassicJobs: `GET ${under}/running`,
      triggerClassicJob: `POST ${under}/{name}/trigger`,
      pauseClassicJob: `POST ${under}/{name}/pause`,
      resumeClassicJob: `POST ${under}/{name}/resume`,
    },
  ],
  [
    'Every service has GET journal (query) and GET journal max clock.',
    {
      classicJobJournal: 'GET /v1/classic/jobs/journal (query)',
      classicJobMaxClock: 'GET /v1/classic/jobs/journal/maxClock',
    },
  ],
] as const

const operations = pick(jobs, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['classic-jobs']))
})

test('every call is for staff', () => {
  for (const { access } of Object.values(operations)) expect(access).toBe('internal')
})
