import { assumed, entity, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { NewGroup } from './groups.bodies.ts'
import { AuthorizedIdentityType, GroupAddressType, GroupAssociateRole, GroupContactInfoType } from './groups.enums.ts'

// Who belongs to a group and how to reach it. A field is stated where section 3 lists it.

const newGroupAssociateFields = entity({
  stated: { roles: list(GroupAssociateRole) },
  assumed: { associateId: text },
})

/** An associate who begins to work for a group, and as what. */
export interface NewGroupAssociate extends Out<typeof newGroupAssociateFields> {}
export const NewGroupAssociate: Schema<NewGroupAssociate> = newGroupAssociateFields

const groupAssociateRemovalFields = assumed({ associateId: text })

/** The associate who no longer works for a group. */
export interface GroupAssociateRemoval extends Out<typeof groupAssociateRemovalFields> {}
export const GroupAssociateRemoval: Schema<GroupAssociateRemoval> = groupAssociateRemovalFields

const groupAssociateRoleChangeFields = assumed({ associateId: text, role: GroupAssociateRole })

/** One role that an associate of a group gets, or no longer has. */
export interface GroupAssociateRoleChange extends Out<typeof groupAssociateRoleChangeFields> {}
export const GroupAssociateRoleChange: Schema<GroupAssociateRoleChange> = groupAssociateRoleChangeFields

const newAuthorizedIdentityFields = entity({
  stated: { type: AuthorizedIdentityType, divisions: maybe(list(text)) },
  assumed: { identityId: text },
})

/** Who may act for a group from now on: without `divisions`, for all of it. */
export interface NewAuthorizedIdentity extends Out<typeof newAuthorizedIdentityFields> {}
export const NewAuthorizedIdentity: Schema<NewAuthorizedIdentity> = newAuthorizedIdentityFields

const authorizedIdentityRemovalFields = assumed({ identityId: text })

/** Who may no longer act for a group. */
export interface AuthorizedIdentityRemoval extends Out<typeof authorizedIdentityRemovalFields> {}
export const AuthorizedIdentityRemoval: Schema<AuthorizedIdentityRemoval> = authorizedIdentityRemovalFields

const authorizedIdentityDivisionsFields = entity({
  stated: { divisions: list(text) },
  assumed: { identityId: text },
})

/** All divisions someone may act for. */
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

/** A group to take over from the older system, with the `number` it has there. */
export interface GroupMigration extends Out<typeof groupMigrationFields> {}
export const GroupMigration: Schema<GroupMigration> = groupMigrationFields

const migratedAuthorizedIdentitiesFields = assumed({ authorizedIdentities: list(NewAuthorizedIdentity) })

/** Who may act for a group that is taken over. */
export interface MigratedAuthorizedIdentities extends Out<typeof migratedAuthorizedIdentitiesFields> {}
export const MigratedAuthorizedIdentities: Schema<MigratedAuthorizedIdentities> = migratedAuthorizedIdentitiesFields

const migratedGroupAssociatesFields = assumed({ associates: list(NewGroupAssociate) })

/** Who works for a group that is taken over. */
export interface MigratedGroupAssociates extends Out<typeof migratedGroupAssociatesFields> {}
export const MigratedGroupAssociates: Schema<MigratedGroupAssociates> = migratedGroupAssociatesFields

const migratedGroupOffersFields = assumed({ offerIds: list(text) })

/** What people of a group that is taken over may choose. */
export interface MigratedGroupOffers extends Out<typeof migratedGroupOffersFields> {}
export const MigratedGroupOffers: Schema<MigratedGroupOffers> = migratedGroupOffersFields
