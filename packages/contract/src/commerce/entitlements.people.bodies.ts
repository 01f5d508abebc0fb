import { PermissionType } from '../shared/people.ts'
import { assumed, entity, list, type Out, type Schema, text } from '../wire.ts'
import { EntitlementAuthorizedUser } from './entitlements.entities.ts'

// People who can use an entitlement: delegates have an identity, authorized users only a name.

const newEntitlementDelegateFields = entity({
  stated: { permissionType: PermissionType },
  assumed: { identityId: text },
})

/** A delegate to add, by identity. */
export interface NewEntitlementDelegate extends Out<typeof newEntitlementDelegateFields> {}
export const NewEntitlementDelegate: Schema<NewEntitlementDelegate> = newEntitlementDelegateFields

const entitlementDelegatesAdditionFields = assumed({ delegates: list(NewEntitlementDelegate) })

/** Delegates to add. */
export interface EntitlementDelegatesAddition extends Out<typeof entitlementDelegatesAdditionFields> {}
export const EntitlementDelegatesAddition: Schema<EntitlementDelegatesAddition> = entitlementDelegatesAdditionFields

const entitlementDelegatesRemovalFields = assumed({ identityIds: list(text) })

/** Identity IDs of the delegates to remove. */
export interface EntitlementDelegatesRemoval extends Out<typeof entitlementDelegatesRemovalFields> {}
export const EntitlementDelegatesRemoval: Schema<EntitlementDelegatesRemoval> = entitlementDelegatesRemovalFields

const entitlementDelegateReplacementFields = assumed({ identityId: text, replacement: NewEntitlementDelegate })

/** The delegate to replace, and the replacement. */
export interface EntitlementDelegateReplacement extends Out<typeof entitlementDelegateReplacementFields> {}
export const EntitlementDelegateReplacement: Schema<EntitlementDelegateReplacement> =
  entitlementDelegateReplacementFields

const entitlementUsersAdditionFields = assumed({ authorizedUsers: list(EntitlementAuthorizedUser) })

/** Authorized users to add. */
export interface EntitlementUsersAddition extends Out<typeof entitlementUsersAdditionFields> {}
export const EntitlementUsersAddition: Schema<EntitlementUsersAddition> = entitlementUsersAdditionFields

const entitlementUsersRemovalFields = assumed({ authorizedUserIds: list(text) })

/** Authorized users to remove. */
export interface EntitlementUsersRemoval extends Out<typeof entitlementUsersRemovalFields> {}
export const EntitlementUsersRemoval: Schema<EntitlementUsersRemoval> = entitlementUsersRemovalFields

const entitlementUserReplacementFields = assumed({ authorizedUserId: text, replacement: EntitlementAuthorizedUser })

/** The authorized user to replace, and the replacement. */
export interface EntitlementUserReplacement extends Out<typeof entitlementUserReplacementFields> {}
export const EntitlementUserReplacement: Schema<EntitlementUserReplacement> = entitlementUserReplacementFields
