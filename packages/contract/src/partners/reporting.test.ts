import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as reporting from './reporting.ts'

test.each([
  ['Worker status: ACTIVE, PAUSED.', reporting.ReportingWorkerStatus],
  ['Data format: JSON, CSV.', reporting.ReportDataFormat],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const calls = [
  [
    'POST /v1/reporting (create report); GET /v1/reporting/keys; GET and DELETE /v1/reporting/{id}; GET /v1/reporting/{a}/{b} (get or create, with query).',
    {
      createReport: 'POST /v1/reporting (json)',
      listReportKeys: 'GET /v1/reporting/keys',
      getReport: 'GET /v1/reporting/{reportId}',
      deleteReport: 'DELETE /v1/reporting/{reportId}',
      getOrCreateReport: 'GET /v1/reporting/{a}/{b} (query)',
    },
  ],
  [
    'GET /v1/worker; POST /v1/worker/pause; POST /v1/worker/activate; POST /v1/worker/timer/{value}.',
    {
      getReportingWorker: 'GET /v1/worker',
      pauseReportingWorker: 'POST /v1/worker/pause',
      activateReportingWorker: 'POST /v1/worker/activate',
      setReportingWorkerTimer: 'POST /v1/worker/timer/{value}',
    },
  ],
  [
    'Most services also offer a change-journal query (GET, with a query) and a maximum-clock query (GET).',
    { reportJournal: 'GET /v1/reporting/journal (query)', reportMaxClock: 'GET /v1/reporting/journal/maxClock' },
  ],
] as const

const operations = pick(reporting, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['reporting']))
})
