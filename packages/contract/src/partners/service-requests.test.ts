import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import { verbsIn } from '../testing/verbs.ts'
import * as requests from './service-requests.ts'

test('Service request status', () => {
  const sentence =
    'Service request status: NEW, CALL_ATTEMPT_MADE, COMMUNICATION_SENT, CLOSED, WAITING_ON_MEMBER, IN_PROGRESS, TO_BE_REFERRED, REFERRED, RE_OPENED, RECLAIMED, DISCARD, READY_TO_PICK_UP, WILL_PENDING, NEEDS_REVIEW, CALL_STARTED, NEW_DOCUMENTS, NEW_UPDATES, REOPEN_REQUESTED, DELETED.'
  expect(requests.ServiceRequestStatus.options).toEqual(valuesIn(sentence))
})

const all = '/v2/identities/{identityId}/serviceRequests'
const one = `${all}/{serviceRequestId}`
const documents = '/v2/documents/identities/{identityId}/serviceRequests/{serviceRequestId}'
const verbs =
  'POST /{sid}/ followed by one of: updateAssignee, updateAreaOfLaw, updateConflictsChecked, updateStatus, updateQuickAlert, updateCriticalDate, addNote, updateWillCompleted, reclaim, refer, close, clearAssignee, clearQuickAlert, clearCriticalDate, changeOwner, changeEntitlement, addAlert, updateLocale, reprocessAnswers, addTalkdeskInteraction, addChat, startChat, addEvent, updateFeedbackSurveyAnswerId, dismissFeedbackSurvey, updateFollowUpAnswerId, dismissFollowUpSurvey, addProcessedDocument, populateCaseId, updateFirstActivityDueBy, updateAutoCloseAt, clearAutoCloseAt.'
const carriesNothing = (verb: string) => /^(clear|dismiss|reprocess|populate)/.test(verb)
const calls: [sentence: string, expected: Record<string, string>][] = [
  [
    'POST (create) and GET (list); GET and DELETE /{sid}.',
    {
      createServiceRequest: `POST ${all} (json)`,
      listServiceRequests: `GET ${all}`,
      getServiceRequest: `GET ${one}`,
      deleteServiceRequest: `DELETE ${one}`,
    },
  ],
  [verbs, verbsIn(verbs, 'ServiceRequest', (verb) => `POST ${one}/${verb}${carriesNothing(verb) ? '' : ' (json)'}`)],
  [
    'DELETE .../{sid}/chats/{chatId}; POST .../{sid}/chats/{chatId}/acknowledge.',
    {
      deleteServiceRequestChat: `DELETE ${one}/chats/{chatId}`,
      acknowledgeServiceRequestChat: `POST ${one}/chats/{chatId}/acknowledge`,
    },
  ],
  [
    'POST /v2/documents/identities/{id}/serviceRequests/{sid}/addProcessedDocument and /getServiceRequestDocuments.',
    {
      addProcessedDocument: `POST ${documents}/addProcessedDocument (json)`,
      getServiceRequestDocuments: `POST ${documents}/getServiceRequestDocuments`,
    },
  ],
  [
    'POST /v2/migration/users/{id}/serviceRequests/{sid}/migrateBranchAccess and the same under /v2/migration/identities/.',
    {
      migrateServiceRequestBranchAccess:
        'POST /v2/migration/{owners}/{ownerId}/serviceRequests/{serviceRequestId}/migrateBranchAccess',
    },
  ],
  [
    'GET /v2/servicerequests/journal; POST /v2/talkDesk/tokenForCall; GET /maxClock.',
    {
      serviceRequestJournal: 'GET /v2/servicerequests/journal (query)',
      createTokenForCall: 'POST /v2/talkDesk/tokenForCall (json)',
      serviceRequestMaxClock: 'GET /v2/servicerequests/journal/maxClock',
    },
  ],
]

const operations = pick(requests, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['service-requests']))
})
