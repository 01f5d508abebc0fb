import { Instant, LocalDate } from '../shared/dates.ts'
import { Email } from '../shared/email.ts'
import { entity, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { RelationMemberStatus, RelationPermissionType, RelationType } from './relations.enums.ts'

const relationMemberFields = entity({
  stated: { status: RelationMemberStatus, permissionType: RelationPermissionType },
  assumed: {
    id: text,
    identityId: maybe(text),
    name: text,
    email: maybe(Email),
    dateOfBirth: maybe(LocalDate),
    invitationId: maybe(text),
    addedAt: Instant,
  },
})

/** A member of a relation. Without an `identityId` they have no account: a child, or the invitee of `invitationId`. */
export interface RelationMember extends Out<typeof relationMemberFields> {}
export const RelationMember: Schema<RelationMember> = relationMemberFields

const relationFields = entity({
  stated: { type: RelationType, alias: maybe(text), members: list(RelationMember), primaryMemberId: text },
  assumed: { id: text, identityId: text, createdAt: Instant, version: text },
})

/**
 * People who are covered together: a household, a business, an associate's team. `primaryMemberId` is the `id` of one
 * of `members`, `alias` the owner's name for it. `version` is the value for `If-Match`.
 */
export interface Relation extends Out<typeof relationFields> {}
export const Relation: Schema<Relation> = relationFields
