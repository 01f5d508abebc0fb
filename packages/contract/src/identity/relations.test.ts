import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { PermissionType } from '../shared/people.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as relations from './relations.ts'

test.each([
  ['type: Family, Business, Associate.', relations.RelationType],
  ['Member status: Inactive, Active.', relations.RelationMemberStatus],
  [
    'Member permission type: PRIMARY, SPOUSE, DEPENDENT, NORMAL_USER, OWNER, CO_OWNER, SECONDARY, TERTIARY, ELDER.',
    relations.RelationPermissionType,
  ],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

test('SUB_ACCOUNT also appears in invitations.', () => {
  expect([...relations.RelationPermissionType.options, 'SUB_ACCOUNT']).toEqual(PermissionType.options)
})

const all = '/v1/identities/{identityId}/relations'
const one = `${all}/{relationId}`
const calls = [
  [
    'GET, POST /v1/identities/{id}/relations; GET /{rid}; GET /{rid}/members.',
    {
      listRelations: `GET ${all}`,
      createRelation: `POST ${all} (json)`,
      getRelation: `GET ${one}`,
      listRelationMembers: `GET ${one}/members`,
    },
  ],
  [
    'POST /{rid}/ bulkAddMembers (body), addMember (body), removeMember (query), updateMember (query and body), updatePrimaryMember (query), updateType (body), updateAlias (body), removeRelation, changeOwner (query).',
    {
      bulkAddRelationMembers: `POST ${one}/bulkAddMembers (json)`,
      addRelationMember: `POST ${one}/addMember (json)`,
      removeRelationMember: `POST ${one}/removeMember (query)`,
      updateRelationMember: `POST ${one}/updateMember (query) (json)`,
      updatePrimaryRelationMember: `POST ${one}/updatePrimaryMember (query)`,
      updateRelationType: `POST ${one}/updateType (json)`,
      updateRelationAlias: `POST ${one}/updateAlias (json)`,
      removeRelation: `POST ${one}/removeRelation`,
      changeRelationOwner: `POST ${one}/changeOwner (query)`,
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    { relationJournal: 'GET /v1/relations/journal (query)', relationMaxClock: 'GET /v1/relations/journal/maxClock' },
  ],
] as const

const operations = pick(relations, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['relations']))
})
