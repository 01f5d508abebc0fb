import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as leads from './leads.ts'

test.each([
  ['Lead status: NEW, OPENED, COMPLETED.', leads.LeadStatus],
  ['Resource status: ACTIVE, CANCELED, DELETED.', leads.LeadResourceStatus],
  ['Actions: CREATED, CHANGED, CANCELED, CHANGE_OWNER, DELETED, UPDATE_STATUS, ADD_NOTE.', leads.LeadAction],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const under = '/v1/identities/{identityId}/leads'
const lead = `${under}/{leadId}`
const calls = [
  [
    'GET /v1/leads/owner/{ownerId}; GET /v1/leads/{id}.',
    { listLeads: 'GET /v1/leads/owner/{ownerId}', getLead: 'GET /v1/leads/{leadId}' },
  ],
  [
    'POST /v1/identities/{identityId}/leads (JSON); PUT /v1/identities/{identityId}/leads/{leadId} (JSON); DELETE the same path.',
    { createLead: `POST ${under} (json)`, updateLead: `PUT ${lead} (json)`, deleteLead: `DELETE ${lead}` },
  ],
  [
    'POST .../leads/{leadId}/updateStatus/{status}; POST .../changeOwner (JSON).',
    { updateLeadStatus: `POST ${lead}/updateStatus/{status}`, changeLeadOwner: `POST ${lead}/changeOwner (json)` },
  ],
  [
    'GET and POST /v1/getAssociate (query; POST with JSON body); GET /v1/cleanAssociateCache (query).',
    {
      getLeadAssociate: 'GET /v1/getAssociate (query)',
      findLeadAssociate: 'POST /v1/getAssociate (query) (json)',
      cleanLeadAssociateCache: 'GET /v1/cleanAssociateCache (query)',
    },
  ],
  [
    'GET /v1/leads/journal (query). Every service has GET journal (query) and GET journal max clock.',
    { leadJournal: 'GET /v1/leads/journal (query)', leadMaxClock: 'GET /v1/leads/journal/maxClock' },
  ],
] as const

const operations = pick(leads, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['leads']))
})

test('update status with the status in the path (NEW, OPENED, COMPLETED)', () => {
  expect(leads.updateLeadStatus.params).toEqual({ status: leads.LeadStatus })
})
