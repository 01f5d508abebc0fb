import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { ClassicFriendlyIdType } from '../shared/classic.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as memberships from './classic-memberships.ts'

test.each([
  ['Friendly id type: Legal, Ids, Associate.', ClassicFriendlyIdType],
  ['Cancel reason: G, L, W, B.', memberships.ClassicCancelReason],
  [
    'Plan change status: SUBMITTED, PENDING, IN_PROGRESS, REJECTED, PROCESSED, ERROR.',
    memberships.ClassicPlanChangeStatus,
  ],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const membership = '/v1/classic/memberships/{membershipId}'
const calls = [
  [
    'Applications: GET applications/friendly-id (query). GET raw/{type}/{id}.',
    {
      findClassicApplications: 'GET /v1/classic/applications/friendly-id (query)',
      getRawClassicRecord: 'GET /v1/classic/raw/{type}/{id}',
    },
  ],
  [
    'Billing details: GET and setBillingHold for associates and memberships.',
    {
      getMembershipBillingDetails: `GET ${membership}/billingDetails`,
      setMembershipBillingHold: `POST ${membership}/billingDetails/setBillingHold (json)`,
    },
  ],
  [
    'Memberships: GET; POST addFutureCancel, removeFutureCancel, submitPlanChanges, updateSubChannel, createPrecancel, cancel, reassign;',
    {
      getClassicMembership: `GET ${membership}`,
      addMembershipFutureCancel: `POST ${membership}/addFutureCancel (json)`,
      removeMembershipFutureCancel: `POST ${membership}/removeFutureCancel`,
      submitMembershipPlanChanges: `POST ${membership}/submitPlanChanges (json)`,
      updateMembershipSubChannel: `POST ${membership}/updateSubChannel (json)`,
      createMembershipPrecancel: `POST ${membership}/createPrecancel (json)`,
      cancelMembership: `POST ${membership}/cancel (json)`,
      reassignMembership: `POST ${membership}/reassign (json)`,
    },
  ],
  [
    'GET planChangeStatus, pending group member, precancelStatuses, cardPaymentRecord, bankPaymentRecord, group member, exists (query), caughtUp, group coverageCodes.',
    {
      getMembershipPlanChangeStatus: `GET ${membership}/planChangeStatus`,
      getMembershipPendingGroupMember: `GET ${membership}/pendingGroupMember`,
      listMembershipPrecancelStatuses: `GET ${membership}/precancelStatuses`,
      getMembershipCardPaymentRecord: `GET ${membership}/cardPaymentRecord`,
      getMembershipBankPaymentRecord: `GET ${membership}/bankPaymentRecord`,
      getMembershipGroupMember: `GET ${membership}/groupMember`,
      checkMembershipExists: 'GET /v1/classic/memberships/exists (query)',
      checkMembershipCaughtUp: `GET ${membership}/caughtUp`,
      listGroupCoverageCodes: 'GET /v1/classic/memberships/groups/{groupId}/coverageCodes',
    },
  ],
  [
    'POST addMemberComment.',
    {
      addMemberComment: `POST ${membership}/addMemberComment (json)`,
    },
  ],
  [
    'Every service has GET journal (query) and GET journal max clock.',
    {
      classicMembershipJournal: 'GET /v1/classic/memberships/journal (query)',
      classicMembershipMaxClock: 'GET /v1/classic/memberships/journal/maxClock',
    },
  ],
] as const

const operations = pick(memberships, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['classic-memberships']))
})

test('every call is for staff', () => {
  for (const { access } of Object.values(operations)) expect(access).toBe('internal')
})

test('only paths that the specification spells out are stated', () => {
  for (const [name, { path, assumes }] of Object.entries(operations))
    expect(assumes?.includes('path'), name).toBe(!/^\/v1\/classic\/(applications|raw)/.test(path))
})
