import { PermissionType } from '../shared/people.ts'
import { assumed, entity, list, type Out, type Schema, text } from '../wire.ts'
import { EntitlementAuthorizedUser } from './entitlements.entities.ts'

// Who may use an entitlement: delegates have an identity of their own, authorized users are known by name.

const newEntitlementDelegateFields = entity({
  stated: { permissionType: PermissionType },
  assumed: { identityId: text },
})

/** An identity that may use the entitlement from now on. */
export interface NewEntitlementDelegate extends Out<typeof newEntitlementDelegateFields> {}
export const NewEntitlementDelegate: Schema<NewEntitlementDelegate> = newEntitlementDelegateFields

const entitlementDelegatesAdditionFields = assumed({ delegates: list(NewEntitlementDelegate) })

/** Delegates to add. */
export interface EntitlementDelegatesAddition extends Out<typeof entitlementDelegatesAdditionFields> {}
export const EntitlementDelegatesAddition: Schema<EntitlementDelegatesAddition> = entitlementDelegatesAdditionFields

const entitlementDelegatesRemovalFields = assumed({ identityIds: list(text) })

/** Delegates to remove, by their identities. */
export interface EntitlementDelegatesRemoval extends Out<typeof entitlementDelegatesRemovalFields> {}
export const EntitlementDelegatesRemoval: Schema<EntitlementDelegatesRemoval> = entitlementDelegatesRemovalFields

const entitlementDelegateReplacementFields = assumed({ identityId: text, replacement: NewEntitlementDelegate })

/** Which delegate leaves and who takes their place. */
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

/** Which authorized user leaves and who takes their place. */
export interface EntitlementUserReplacement extends Out<typeof entitlementUserReplacementFields> {}
export const EntitlementUserReplacement: Schema<EntitlementUserReplacement> = entitlementUserReplacementFields
