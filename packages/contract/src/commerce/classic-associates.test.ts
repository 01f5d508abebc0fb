import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated } from '../testing/statements.ts'
import * as associates from './classic-associates.ts'

const under = '/v1/classic/associates'
const associate = `${under}/{associateId}`
const calls = [
  [
    'Billing details: GET and setBillingHold for associates and memberships.',
    {
      getClassicAssociateBillingDetails: `GET ${associate}/billingDetails`,
      setClassicAssociateBillingHold: `POST ${associate}/billingDetails/setBillingHold (json)`,
    },
  ],
  [
    'Associates: unplaced applications; potential reinstatements; reinstatement-matching applications and associates;',
    {
      listUnplacedApplications: `GET ${under}/unplacedApplications`,
      listPotentialReinstatements: `GET ${under}/potentialReinstatements`,
      listReinstatementMatchingApplications: `GET ${under}/applications/{applicationId}/reinstatementMatchingApplications`,
      listReinstatementMatchingAssociates: `GET ${under}/applications/{applicationId}/reinstatementMatchingAssociates`,
    },
  ],
  [
    'applications by tax id; lookup by tax id; GET by id; POST reassign.',
    {
      findApplicationsByTaxId: `POST ${under}/applicationsByTaxId (json)`,
      findClassicAssociatesByTaxId: `POST ${under}/lookupByTaxId (json)`,
      getClassicAssociate: `GET ${associate}`,
      reassignClassicAssociate: `POST ${associate}/reassign (json)`,
    },
  ],
  [
    'Every service has GET journal (query) and GET journal max clock.',
    {
      classicAssociateJournal: 'GET /v1/classic/associates/journal (query)',
      classicAssociateMaxClock: 'GET /v1/classic/associates/journal/maxClock',
    },
  ],
] as const

const operations = pick(associates, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['classic-associates']))
})

test('every call is for staff', () => {
  for (const { access } of Object.values(operations)) expect(access).toBe('internal')
})

test('no address contains a tax id', () => {
  for (const { path, query } of Object.values(operations)) {
    expect(path).not.toContain('{taxId}')
    expect(query && 'entries' in query ? Object.keys(query.entries as object) : []).not.toContain('taxId')
  }
  expect(associates.findApplicationsByTaxId.idempotent).toBe(true)
  expect(associates.findClassicAssociatesByTaxId.idempotent).toBe(true)
})
