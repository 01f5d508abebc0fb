import { assumed, entity, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { NewGroup } from './groups.bodies.ts'
import { AuthorizedIdentityType, GroupAddressType, GroupAssociateRole, GroupContactInfoType } from './groups.enums.ts'

// The people of a group, and its contacts. Only fields that section 3 lists are stated.

const newGroupAssociateFields = entity({
  stated: { roles: list(GroupAssociateRole) },
  assumed: { associateId: text },
})

/** An associate to assign to a group, and their role. */
export interface NewGroupAssociate extends Out<typeof newGroupAssociateFields> {}
export const NewGroupAssociate: Schema<NewGroupAssociate> = newGroupAssociateFields

const groupAssociateRemovalFields = assumed({ associateId: text })

/** The associate to remove from a group. */
export interface GroupAssociateRemoval extends Out<typeof groupAssociateRemovalFields> {}
export const GroupAssociateRemoval: Schema<GroupAssociateRemoval> = groupAssociateRemovalFields

const groupAssociateRoleChangeFields = assumed({ associateId: text, role: GroupAssociateRole })

/** An associate's role to add or remove. */
export interface GroupAssociateRoleChange extends Out<typeof groupAssociateRoleChangeFields> {}
export const GroupAssociateRoleChange: Schema<GroupAssociateRoleChange> = groupAssociateRoleChangeFields

const newAuthorizedIdentityFields = entity({
  stated: { type: AuthorizedIdentityType, divisions: maybe(list(text)) },
  assumed: { identityId: text },
})

/** An identity to authorize for a group; without `divisions`, for the whole group. */
export interface NewAuthorizedIdentity extends Out<typeof newAuthorizedIdentityFields> {}
export const NewAuthorizedIdentity: Schema<NewAuthorizedIdentity> = newAuthorizedIdentityFields

const authorizedIdentityRemovalFields = assumed({ identityId: text })

/** The identity to remove. */
export interface AuthorizedIdentityRemoval extends Out<typeof authorizedIdentityRemovalFields> {}
export const AuthorizedIdentityRemoval: Schema<AuthorizedIdentityRemoval> = authorizedIdentityRemovalFields

const authorizedIdentityDivisionsFields = entity({
  stated: { divisions: list(text) },
  assumed: { identityId: text },
})

/** The divisions of an authorized identity. Replaces the whole list. */
export interface AuthorizedIdentityDivisions extends Out<typeof authorizedIdentityDivisionsFields> {}
export const AuthorizedIdentityDivisions: Schema<AuthorizedIdentityDivisions> = authorizedIdentityDivisionsFields

const newGroupContactInfoFields = entity({
  stated: { type: GroupContactInfoType },
  assumed: { name: text, title: maybe(text), email: maybe(text), phone: maybe(text) },
})

/** A contact to add. */
export interface NewGroupContactInfo extends Out<typeof newGroupContactInfoFields> {}
export const NewGroupContactInfo: Schema<NewGroupContactInfo> = newGroupContactInfoFields

const newGroupAddressFields = entity({
  stated: { type: GroupAddressType },
  assumed: {
    address1: text,
    address2: maybe(text),
    locality: text,
    administrativeArea: maybe(text),
    postalCode: text,
    country: maybe(text),
  },
})

/** An address to add. */
export interface NewGroupAddress extends Out<typeof newGroupAddressFields> {}
export const NewGroupAddress: Schema<NewGroupAddress> = newGroupAddressFields

const groupMigrationFields = assumed({ number: text, group: NewGroup })

/** A legacy group to migrate, by its `number` there. */
export interface GroupMigration extends Out<typeof groupMigrationFields> {}
export const GroupMigration: Schema<GroupMigration> = groupMigrationFields

const migratedAuthorizedIdentitiesFields = assumed({ authorizedIdentities: list(NewAuthorizedIdentity) })

/** The authorized identities of a migrated group. */
export interface MigratedAuthorizedIdentities extends Out<typeof migratedAuthorizedIdentitiesFields> {}
export const MigratedAuthorizedIdentities: Schema<MigratedAuthorizedIdentities> = migratedAuthorizedIdentitiesFields

const migratedGroupAssociatesFields = assumed({ associates: list(NewGroupAssociate) })

/** The associates of a migrated group. */
export interface MigratedGroupAssociates extends Out<typeof migratedGroupAssociatesFields> {}
export const MigratedGroupAssociates: Schema<MigratedGroupAssociates> = migratedGroupAssociatesFields

const migratedGroupOffersFields = assumed({ offerIds: list(text) })

/** The offers of a migrated group. */
export interface MigratedGroupOffers extends Out<typeof migratedGroupOffersFields> {}
export const MigratedGroupOffers: Schema<MigratedGroupOffers> = migratedGroupOffersFields
