import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import type { Operation } from '../operation.ts'
import { asStated } from '../testing/statements.ts'
import { verbsIn } from '../testing/verbs.ts'
import * as requests from './service-requests-v1.ts'
import * as v2 from './service-requests.ts'

const all = '/v1/users/{userId}/serviceRequests'
const one = `${all}/{serviceRequestId}`
const verbs =
  'POST /{sid}/ followed by one of: updateAssignee, updateAreaOfLaw, updateConflictsChecked, updateStatus, updateQuickAlert, updateCriticalDate, addNote, updateWillCompleted, reclaim, refer, close, clearAssignee, clearQuickAlert, clearCriticalDate, changeOwner, changeEntitlement, addAlert, updateLocale, reprocessAnswers, addTalkdeskInteraction, addChat, startChat, addEvent, updateFeedbackSurveyAnswerId, dismissFeedbackSurvey, updateFollowUpAnswerId, dismissFollowUpSurvey, addProcessedDocument, populateCaseId, updateFirstActivityDueBy, updateAutoCloseAt, clearAutoCloseAt.'
const carriesNothing = (verb: string) => /^(clear|dismiss|reprocess|populate)/.test(verb)
const copies = (calls: Record<string, string>) =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [`${name}V1`, call]))
const calls: [sentence: string, expected: Record<string, string>][] = [
  [
    'A v1 copy of most of the above exists under /v1/users/{id}/serviceRequests.',
    {
      createServiceRequestV1: `POST ${all} (json)`,
      listServiceRequestsV1: `GET ${all}`,
      getServiceRequestV1: `GET ${one}`,
      deleteServiceRequestV1: `DELETE ${one}`,
      deleteServiceRequestChatV1: `DELETE ${one}/chats/{chatId}`,
      acknowledgeServiceRequestChatV1: `POST ${one}/chats/{chatId}/acknowledge`,
    },
  ],
  [
    verbs,
    copies(verbsIn(verbs, 'ServiceRequest', (verb) => `POST ${one}/${verb}${carriesNothing(verb) ? '' : ' (json)'}`)),
  ],
  [
    'And /v1/servicerequests/journal.',
    {
      serviceRequestJournalV1: 'GET /v1/servicerequests/journal (query)',
      serviceRequestMaxClockV1: 'GET /v1/servicerequests/journal/maxClock',
    },
  ],
]

const operations = pick(requests, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['service-requests-v1']))
})

test('a v1 copy has the input and output of its original', () => {
  const originals = pick(v2, isOperation)
  const shapes = ({ body, returns }: Operation) => [body, returns && 'item' in returns ? returns.item : returns]
  for (const [name, copy] of Object.entries(operations)) {
    const original = originals[name.replace(/V1$/, '')]
    if (copy.path.includes('/servicerequests/')) continue
    expect([original?.method, original?.action, original?.access, original?.realms], name).toEqual([
      copy.method,
      copy.action,
      copy.access,
      copy.realms,
    ])
    for (const [index, shape] of shapes(copy).entries()) expect(original && shapes(original)[index], name).toBe(shape)
  }
})
