import { PostalAddress } from '../shared/address.ts'
import { Instant, LocalDate } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { PaymentMethodType } from '../shared/payment-method-type.ts'
import { PeriodUnit } from '../shared/period-unit.ts'
import { assumed, entity, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import {
  GroupEnrollmentBillingProvider,
  GroupEnrollmentDependentType,
  GroupEnrollmentSource,
  GroupEnrollmentTitle,
} from './group-enrollments.enums.ts'

const groupEnrollmentBusinessInfoFields = entity({
  stated: { title: GroupEnrollmentTitle },
  assumed: {
    name: text,
    email: maybe(text),
    phone: maybe(text),
    numberOfEmployees: maybe(number),
    address: maybe(PostalAddress),
  },
})

/** The business that an offer for businesses covers, and the enrollee's role in it. */
export interface GroupEnrollmentBusinessInfo extends Out<typeof groupEnrollmentBusinessInfoFields> {}
export const GroupEnrollmentBusinessInfo: Schema<GroupEnrollmentBusinessInfo> = groupEnrollmentBusinessInfoFields

const groupEnrollmentOfferFields = entity({
  stated: { businessInfo: maybe(GroupEnrollmentBusinessInfo) },
  assumed: {
    offerId: text,
    name: text,
    tier: maybe(text),
    isDeclined: flag,
    price: Decimal,
    currency: Currency,
  },
})

/** An offer, chosen or declined. `price` is per `period` of the enrollment. */
export interface GroupEnrollmentOffer extends Out<typeof groupEnrollmentOfferFields> {}
export const GroupEnrollmentOffer: Schema<GroupEnrollmentOffer> = groupEnrollmentOfferFields

const groupEnrollmentDependentFields = entity({
  stated: { type: GroupEnrollmentDependentType },
  assumed: { firstName: text, lastName: text, dateOfBirth: maybe(LocalDate), email: maybe(text) },
})

/** A dependent covered together with the enrollee. */
export interface GroupEnrollmentDependent extends Out<typeof groupEnrollmentDependentFields> {}
export const GroupEnrollmentDependent: Schema<GroupEnrollmentDependent> = groupEnrollmentDependentFields

const groupEnrollmentAssociateInfoFields = assumed({ associateNumber: text, name: maybe(text) })

/** The associate who enrolls a person. */
export interface GroupEnrollmentAssociateInfo extends Out<typeof groupEnrollmentAssociateInfoFields> {}
export const GroupEnrollmentAssociateInfo: Schema<GroupEnrollmentAssociateInfo> = groupEnrollmentAssociateInfoFields

const groupEnrollmentIdentityFields = assumed({
  firstName: text,
  lastName: text,
  email: maybe(text),
  phone: maybe(text),
  dateOfBirth: maybe(LocalDate),
  address: maybe(PostalAddress),
  employeeId: maybe(text),
  division: maybe(text),
  hiredOn: maybe(LocalDate),
})

/** The enrollee, in the employer's records. */
export interface GroupEnrollmentIdentity extends Out<typeof groupEnrollmentIdentityFields> {}
export const GroupEnrollmentIdentity: Schema<GroupEnrollmentIdentity> = groupEnrollmentIdentityFields

const groupEnrollmentSignatureFields = assumed({ name: text, textVersion: text, at: Instant })

/** The signer, the version of the signed text, and the time. */
export interface GroupEnrollmentSignature extends Out<typeof groupEnrollmentSignatureFields> {}
export const GroupEnrollmentSignature: Schema<GroupEnrollmentSignature> = groupEnrollmentSignatureFields

const groupEnrollmentFields = entity({
  stated: {
    status: number,
    period: PeriodUnit,
    paymentMethod: PaymentMethodType,
    billingProvider: GroupEnrollmentBillingProvider,
    source: GroupEnrollmentSource,
    offers: list(GroupEnrollmentOffer),
    dependents: list(GroupEnrollmentDependent),
    associateInfo: maybe(GroupEnrollmentAssociateInfo),
    identity: GroupEnrollmentIdentity,
  },
  assumed: {
    id: text,
    identityId: text,
    groupId: text,
    effectiveDate: maybe(LocalDate),
    enrollBy: maybe(LocalDate),
    signature: maybe(GroupEnrollmentSignature),
    submittedAt: maybe(Instant),
    createdAt: Instant,
    version: text,
  },
})

/**
 * The enrollment of a person in a group. `status` is a number, named by `groupEnrollmentStatuses`; a submitted one has
 * a `submittedAt`. `enrollBy` is the last day to submit, `effectiveDate` the first day of membership; `version` is the
 * value for `If-Match`.
 */
export interface GroupEnrollment extends Out<typeof groupEnrollmentFields> {}
export const GroupEnrollment: Schema<GroupEnrollment> = groupEnrollmentFields
