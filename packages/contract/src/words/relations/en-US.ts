import type * as relations from '../../identity/relations.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  Relation: { one: 'Household or team', many: 'Households and teams', about: 'People who are covered together' },
  RelationMember: { one: 'Member', many: 'Members', about: 'A member of a household or team' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Relation,
  about: 'Households, businesses and teams that share a plan',
} as const satisfies Name

export const fields = {
  relationId: 'Household or team',
  alias: 'Name for this household or team',
  members: 'Members',
  primaryMemberId: 'Primary member',
} as const satisfies FieldWords

export const actions = {
  addRelationMember: 'Add member',
  bulkAddRelationMembers: 'Add members',
  changeRelationOwner: 'Change owner',
  createRelation: 'Create household or team',
  getRelation: 'View household or team',
  listRelationMembers: 'View members',
  listRelations: 'View households and teams',
  removeRelation: 'Remove household or team',
  removeRelationMember: 'Remove member',
  updatePrimaryRelationMember: 'Change primary member',
  updateRelationAlias: 'Change name',
  updateRelationMember: 'Edit member',
  updateRelationType: 'Change type',
} as const satisfies ActionWords<typeof relations>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addRelationMember: 'Member added',
  bulkAddRelationMembers: 'Members added',
  changeRelationOwner: 'Owner changed',
  createRelation: 'Household or team created',
  removeRelation: 'Household or team removed',
  removeRelationMember: 'Member removed',
  updatePrimaryRelationMember: 'Primary member changed',
  updateRelationAlias: 'Name changed',
  updateRelationMember: 'Member updated',
  updateRelationType: 'Type changed',
} as const satisfies ActionWords<typeof relations>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATE: done.createRelation,
  REMOVE: done.removeRelation,
  ADD_MEMBER: done.addRelationMember,
  BULK_ADD_MEMBERS: done.bulkAddRelationMembers,
  REMOVE_MEMBER: done.removeRelationMember,
  UPDATE_MEMBER: done.updateRelationMember,
  UPDATE_PRIMARY_MEMBER: done.updatePrimaryRelationMember,
  UPDATE_ALIAS: done.updateRelationAlias,
  UPDATE_TYPE: done.updateRelationType,
  CHANGE_OWNER: done.changeRelationOwner,
} as const satisfies JournalWords
