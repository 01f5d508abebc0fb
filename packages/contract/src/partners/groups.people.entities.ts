import { Instant } from '../shared/dates.ts'
import { entity, assumed, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'
import {
  AuthorizedIdentityType,
  GroupAddressType,
  GroupAssociateRole,
  GroupCommissionModel,
  GroupCommissionStrategy,
  GroupContactInfoType,
  GroupPayout,
} from './groups.enums.ts'

const groupAssociateFields = entity({
  stated: { roles: list(GroupAssociateRole) },
  assumed: { associateId: text, associateNumber: maybe(text), name: text },
})

/** An associate assigned to a group, and their role. */
export interface GroupAssociate extends Out<typeof groupAssociateFields> {}
export const GroupAssociate: Schema<GroupAssociate> = groupAssociateFields

const authorizedIdentityFields = entity({
  stated: { type: AuthorizedIdentityType, divisions: list(text) },
  assumed: {
    identityId: text,
    name: text,
    email: maybe(text),
    invitedAt: maybe(Instant),
    acceptedAt: maybe(Instant),
  },
})

/**
 * An identity authorized to act for a group; without `divisions`, for the whole group. With an `invitedAt` but no
 * `acceptedAt`, the invitation is pending.
 */
export interface AuthorizedIdentity extends Out<typeof authorizedIdentityFields> {}
export const AuthorizedIdentity: Schema<AuthorizedIdentity> = authorizedIdentityFields

const groupCommissionFields = entity({
  stated: { model: GroupCommissionModel, payout: GroupPayout, strategy: GroupCommissionStrategy },
})

/** The commission of associates on a group. */
export interface GroupCommission extends Out<typeof groupCommissionFields> {}
export const GroupCommission: Schema<GroupCommission> = groupCommissionFields

const groupContactInfoFields = entity({
  stated: { type: GroupContactInfoType },
  assumed: { id: text, name: text, title: maybe(text), email: maybe(text), phone: maybe(text) },
})

/** A contact of a group. */
export interface GroupContactInfo extends Out<typeof groupContactInfoFields> {}
export const GroupContactInfo: Schema<GroupContactInfo> = groupContactInfoFields

const groupAddressFields = entity({
  stated: { type: GroupAddressType },
  assumed: {
    id: text,
    address1: text,
    address2: maybe(text),
    locality: text,
    administrativeArea: maybe(text),
    postalCode: text,
    country: maybe(text),
  },
})

/** A mailing or billing address of a group. */
export interface GroupAddress extends Out<typeof groupAddressFields> {}
export const GroupAddress: Schema<GroupAddress> = groupAddressFields

const groupBrokerFields = assumed({ name: text, agency: maybe(text), email: maybe(text), phone: maybe(text) })

/** The broker who brought a group. */
export interface GroupBroker extends Out<typeof groupBrokerFields> {}
export const GroupBroker: Schema<GroupBroker> = groupBrokerFields

const groupCommunicationPreferencesFields = assumed({
  locale: text,
  mayEmail: flag,
  mayMail: flag,
  mayCall: flag,
  mayText: flag,
})

/** The channels and the language for messages to a group's people. */
export interface GroupCommunicationPreferences extends Out<typeof groupCommunicationPreferencesFields> {}
export const GroupCommunicationPreferences: Schema<GroupCommunicationPreferences> = groupCommunicationPreferencesFields
