import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerQuery } from '../shared/owner.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list, text } from '../wire.ts'
import {
  ChosenRelationMember,
  NewRelation,
  NewRelationMember,
  NewRelationMembers,
  RelationAlias,
  RelationMemberChange,
  RelationTypeChange,
} from './relations.bodies.ts'
import { Relation, RelationMember } from './relations.entities.ts'
import { RelationMemberStatus, RelationPermissionType, RelationType } from './relations.enums.ts'

// Source: identity and communication, section 7, "Relations".

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const relations = at('relations', '/v1/identities/{identityId}/relations', owned)
const relation = at('relations', '/v1/identities/{identityId}/relations/{relationId}', owned)

export const listRelations = get(relations, '', { returns: list(Relation) })
export const createRelation = post(relations, '', { body: NewRelation, returns: Relation })
export const getRelation = get(relation, '', { returns: Relation })
export const listRelationMembers = get(relation, 'members', { returns: list(RelationMember) })

export const bulkAddRelationMembers = post(relation, 'bulkAddMembers', { body: NewRelationMembers, returns: Relation })
export const addRelationMember = post(relation, 'addMember', { body: NewRelationMember, returns: Relation })
export const removeRelationMember = post(relation, 'removeMember', { query: ChosenRelationMember, returns: Relation })
export const updateRelationMember = post(relation, 'updateMember', {
  query: ChosenRelationMember,
  body: RelationMemberChange,
  returns: Relation,
})
export const updatePrimaryRelationMember = post(relation, 'updatePrimaryMember', {
  query: ChosenRelationMember,
  returns: Relation,
})
export const updateRelationType = post(relation, 'updateType', { body: RelationTypeChange, returns: Relation })
export const updateRelationAlias = post(relation, 'updateAlias', { body: RelationAlias, returns: Relation })
export const removeRelation = post(relation, 'removeRelation')
export const changeRelationOwner = post(relation, 'changeOwner', { query: OwnerQuery, returns: Relation })

export const relationJournal = journal('relations', '/v1/relations', text, { assumes: ['path', 'access'] })
export const relationMaxClock = maxClock('relations', '/v1/relations')

export {
  ChosenRelationMember,
  NewRelation,
  NewRelationMember,
  NewRelationMembers,
  Relation,
  RelationAlias,
  RelationMember,
  RelationMemberChange,
  RelationMemberStatus,
  RelationPermissionType,
  RelationType,
  RelationTypeChange,
}
