import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { IntervalType } from '../shared/interval.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as communications from './scheduled-communications.ts'

test.each([
  [
    'Status: SCHEDULED, PROCESSING, SUCCESSFUL, FAILED, CANCELLED, RETRYING.',
    communications.ScheduledCommunicationStatus,
  ],
  [
    'Actions: CREATED, UPDATE_DELIVER_DATE, CHANGE_OWNER, STATUS_UPDATE, DELETED.',
    communications.ScheduledCommunicationAction,
  ],
  ['Interval type: HOUR, DAY, WEEK, MONTH.', IntervalType],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const under = '/v1/scheduledCommunications'
const calls = [
  [
    'POST /v1/scheduledCommunications; GET /{id}; POST /{id}/changeDeliverOn, /cancel, /process; GET /worker; POST /worker/pause, /worker/activate.',
    {
      createScheduledCommunication: `POST ${under} (json)`,
      getScheduledCommunication: `GET ${under}/{communicationId}`,
      changeScheduledCommunicationDeliverOn: `POST ${under}/{communicationId}/changeDeliverOn (json)`,
      cancelScheduledCommunication: `POST ${under}/{communicationId}/cancel`,
      processScheduledCommunication: `POST ${under}/{communicationId}/process`,
      getCommunicationWorker: `GET ${under}/worker`,
      pauseCommunicationWorker: `POST ${under}/worker/pause`,
      activateCommunicationWorker: `POST ${under}/worker/activate`,
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      scheduledCommunicationJournal: `GET ${under}/journal (query)`,
      scheduledCommunicationMaxClock: `GET ${under}/journal/maxClock`,
    },
  ],
] as const

const operations = pick(communications, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(
    new Set(['scheduled-communications']),
  )
})
