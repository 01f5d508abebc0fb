import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated } from '../testing/statements.ts'
import * as retention from './classic-retention.ts'

const under = '/v1/classic/retention'
const calls = [
  [
    'Retention: GET associate reinstated and application; GET member reinstated and application (query); POST portGroupMember;',
    {
      getReinstatedAssociate: `GET ${under}/associate/{associateId}/reinstated`,
      getReinstatedAssociateApplication: `GET ${under}/associate/{associateId}/application`,
      getReinstatedMember: `GET ${under}/member/reinstated (query)`,
      getReinstatedMemberApplication: `GET ${under}/member/application (query)`,
      portGroupMember: `POST ${under}/portGroupMember (json)`,
    },
  ],
  [
    'GET getDiscountRecords; POST createDiscountRecord.',
    {
      listMemberDiscounts: `GET ${under}/member/{membershipId}/getDiscountRecords`,
      createMemberDiscount: `POST ${under}/member/{membershipId}/createDiscountRecord (json)`,
    },
  ],
  [
    'Every service has GET journal (query) and GET journal max clock.',
    {
      retentionJournal: 'GET /v1/classic/retention/journal (query)',
      retentionMaxClock: 'GET /v1/classic/retention/journal/maxClock',
    },
  ],
] as const

const operations = pick(retention, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['classic-retention']))
})

test('every call is for staff', () => {
  for (const { access } of Object.values(operations)) expect(access).toBe('internal')
})
