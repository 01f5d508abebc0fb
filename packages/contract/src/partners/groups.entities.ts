import { LocalDate } from '../shared/dates.ts'
import { assumed, entity, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import {
  GroupEnrollmentConfig,
  GroupPayPeriod,
  OngoingRestrictedEffectiveDate,
  OpenEnrollmentInfo,
  RestrictedPeriod,
  SpecificRestrictedEffectiveDate,
} from './groups.enrollment.entities.ts'
import { GroupBillingDelivery, GroupCancelReason, GroupPayType, GroupStatus } from './groups.enums.ts'
import {
  AuthorizedIdentity,
  GroupAddress,
  GroupAssociate,
  GroupBroker,
  GroupCommission,
  GroupCommunicationPreferences,
  GroupContactInfo,
} from './groups.people.entities.ts'

const groupAmendmentFields = assumed({ id: text, name: text, effectiveDate: LocalDate, url: maybe(text) })

/** An amendment to a group's agreement. */
export interface GroupAmendment extends Out<typeof groupAmendmentFields> {}
export const GroupAmendment: Schema<GroupAmendment> = groupAmendmentFields

const groupFields = entity({
  stated: {
    name: text,
    countryIdentifier: text,
    effectiveDate: LocalDate,
    originalDateOfCreation: maybe(LocalDate),
    numberOfEmployees: maybe(number),
    isNational: flag,
    franchise: maybe(text),
    servicing: maybe(text),
    payType: GroupPayType,
    industryType: maybe(text),
    associates: list(GroupAssociate),
    authorizedIdentities: list(AuthorizedIdentity),
    offerIds: list(text),
    amendments: list(GroupAmendment),
    commission: GroupCommission,
    contactInfos: list(GroupContactInfo),
    addresses: list(GroupAddress),
    enrollmentConfig: GroupEnrollmentConfig,
    payPeriods: list(GroupPayPeriod),
    restrictedPeriods: list(RestrictedPeriod),
    specificRestrictedEffectiveDates: list(SpecificRestrictedEffectiveDate),
    ongoingRestrictedEffectiveDates: list(OngoingRestrictedEffectiveDate),
    communicationPreferences: GroupCommunicationPreferences,
    broker: maybe(GroupBroker),
    lastInvoiceDate: maybe(LocalDate),
    lastProductionDate: maybe(LocalDate),
    billingDeliveryPreference: GroupBillingDelivery,
    participationEngagementNote: maybe(text),
    openEnrollmentInfo: maybe(OpenEnrollmentInfo),
    gemLevel: maybe(text),
    cancelReason: maybe(GroupCancelReason),
  },
  assumed: {
    id: text,
    ownerId: text,
    number: text,
    status: GroupStatus,
    divisions: list(text),
    eligible: maybe(number),
    enrolled: maybe(number),
    renewsOn: maybe(LocalDate),
    version: text,
  },
})

/**
 * An employer or organization whose people can enroll. `number` is the public number; `ownerId` is the owning identity;
 * `eligible` and `enrolled` are numbers of people; `franchise` and `servicing` are free text, because their values are
 * not shown. `version` is the value for `If-Match`.
 */
export interface Group extends Out<typeof groupFields> {}
export const Group: Schema<Group> = groupFields

const groupRosterRowFields = assumed({
  identityId: text,
  name: text,
  division: maybe(text),
  planName: text,
  status: text,
  startedOn: LocalDate,
  cancelsOn: maybe(LocalDate),
})

/**
 * A member in a group's roster, as a group query may return it. Assumed: `queryGroup` has no declared response, so
 * validate it before use.
 */
export interface GroupRosterRow extends Out<typeof groupRosterRowFields> {}
export const GroupRosterRow: Schema<GroupRosterRow> = groupRosterRowFields
