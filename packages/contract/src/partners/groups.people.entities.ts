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

/** An associate who works for a group, and as what. */
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
 * Someone who may act for a group. Without `divisions`, for all of it; invited but not accepted yet while `acceptedAt`
 * is missing beside an `invitedAt`.
 */
export interface AuthorizedIdentity extends Out<typeof authorizedIdentityFields> {}
export const AuthorizedIdentity: Schema<AuthorizedIdentity> = authorizedIdentityFields

const groupCommissionFields = entity({
  stated: { model: GroupCommissionModel, payout: GroupPayout, strategy: GroupCommissionStrategy },
})

/** How associates are paid for a group. */
export interface GroupCommission extends Out<typeof groupCommissionFields> {}
export const GroupCommission: Schema<GroupCommission> = groupCommissionFields

const groupContactInfoFields = entity({
  stated: { type: GroupContactInfoType },
  assumed: { id: text, name: text, title: maybe(text), email: maybe(text), phone: maybe(text) },
})

/** Whom to write to or to call about a group. */
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

/** Where a group gets its post or its bills. */
export interface GroupAddress extends Out<typeof groupAddressFields> {}
export const GroupAddress: Schema<GroupAddress> = groupAddressFields

const groupBrokerFields = assumed({ name: text, agency: maybe(text), email: maybe(text), phone: maybe(text) })

/** The broker through whom a group came. */
export interface GroupBroker extends Out<typeof groupBrokerFields> {}
export const GroupBroker: Schema<GroupBroker> = groupBrokerFields

const groupCommunicationPreferencesFields = assumed({
  locale: text,
  mayEmail: flag,
  mayMail: flag,
  mayCall: flag,
  mayText: flag,
})

/** By which ways, and in which language, the people of a group may be reached. */
export interface GroupCommunicationPreferences extends Out<typeof groupCommunicationPreferencesFields> {}
export const GroupCommunicationPreferences: Schema<GroupCommunicationPreferences> = groupCommunicationPreferencesFields
