import { LocalDate } from '../shared/dates.ts'
import { Email } from '../shared/email.ts'
import { assumed, entity, list, maybe, type Out, type Schema, stated, text } from '../wire.ts'
import { RelationMemberStatus, RelationPermissionType, RelationType } from './relations.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): names are assumed, except
// those that section 3 lists.

const newRelationMemberFields = entity({
  stated: { permissionType: RelationPermissionType },
  assumed: { identityId: maybe(text), name: text, email: maybe(Email), dateOfBirth: maybe(LocalDate) },
})

/** A member to add. With an `identityId`, they have an account. */
export interface NewRelationMember extends Out<typeof newRelationMemberFields> {}
export const NewRelationMember: Schema<NewRelationMember> = newRelationMemberFields

const newRelationMembersFields = stated({ members: list(NewRelationMember) })

/** Members to add. */
export interface NewRelationMembers extends Out<typeof newRelationMembersFields> {}
export const NewRelationMembers: Schema<NewRelationMembers> = newRelationMembersFields

const newRelationFields = stated({
  type: RelationType,
  alias: maybe(text),
  members: maybe(list(NewRelationMember)),
})

/** A relation to create. Its owner becomes the primary member. */
export interface NewRelation extends Out<typeof newRelationFields> {}
export const NewRelation: Schema<NewRelation> = newRelationFields

const chosenRelationMemberFields = assumed({ memberId: text })

/** A member, by ID. */
export interface ChosenRelationMember extends Out<typeof chosenRelationMemberFields> {}
export const ChosenRelationMember: Schema<ChosenRelationMember> = chosenRelationMemberFields

const relationMemberChangeFields = entity({
  stated: { permissionType: maybe(RelationPermissionType), status: maybe(RelationMemberStatus) },
  assumed: { name: maybe(text), email: maybe(Email), dateOfBirth: maybe(LocalDate) },
})

/** The changed fields of a member; omitted ones stay. */
export interface RelationMemberChange extends Out<typeof relationMemberChangeFields> {}
export const RelationMemberChange: Schema<RelationMemberChange> = relationMemberChangeFields

const relationTypeChangeFields = stated({ type: RelationType })

/** The new type of a relation. */
export interface RelationTypeChange extends Out<typeof relationTypeChangeFields> {}
export const RelationTypeChange: Schema<RelationTypeChange> = relationTypeChangeFields

const relationAliasFields = stated({ alias: text })

/** The owner's name for a relation. */
export interface RelationAlias extends Out<typeof relationAliasFields> {}
export const RelationAlias: Schema<RelationAlias> = relationAliasFields
