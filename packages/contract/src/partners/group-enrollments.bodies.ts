import { LocalDate } from '../shared/dates.ts'
import { PaymentMethodType } from '../shared/payment-method-type.ts'
import { PeriodUnit } from '../shared/period-unit.ts'
import { assumed, entity, flag, list, maybe, type Out, type Schema, stated, text } from '../wire.ts'
import {
  GroupEnrollmentAssociateInfo,
  GroupEnrollmentDependent,
  GroupEnrollmentIdentity,
  GroupEnrollmentSignature,
} from './group-enrollments.entities.ts'
import { GroupEnrollmentSource } from './group-enrollments.enums.ts'

// "Payload and response field names are not shown unless stated" (section 7): only fields that section 3 lists are
// stated.

const newGroupEnrollmentFields = entity({
  stated: {
    source: GroupEnrollmentSource,
    period: PeriodUnit,
    paymentMethod: PaymentMethodType,
    identity: GroupEnrollmentIdentity,
    associateInfo: maybe(GroupEnrollmentAssociateInfo),
  },
  assumed: { groupId: text, effectiveDate: maybe(LocalDate) },
})

/** An enrollment to start. Separate operations add offers and dependents. */
export interface NewGroupEnrollment extends Out<typeof newGroupEnrollmentFields> {}
export const NewGroupEnrollment: Schema<NewGroupEnrollment> = newGroupEnrollmentFields

const groupEnrollmentChangesFields = entity({
  stated: { period: maybe(PeriodUnit), paymentMethod: maybe(PaymentMethodType) },
  assumed: { effectiveDate: maybe(LocalDate) },
})

/** The changed fields; omitted ones stay. */
export interface GroupEnrollmentChanges extends Out<typeof groupEnrollmentChangesFields> {}
export const GroupEnrollmentChanges: Schema<GroupEnrollmentChanges> = groupEnrollmentChangesFields

const groupEnrollmentChoiceFields = assumed({ offerId: text, tier: maybe(text), isDeclined: flag })

/** An offer, chosen or declined. The service sets its price. */
export interface GroupEnrollmentChoice extends Out<typeof groupEnrollmentChoiceFields> {}
export const GroupEnrollmentChoice: Schema<GroupEnrollmentChoice> = groupEnrollmentChoiceFields

const groupEnrollmentOffersChangeFields = stated({ offers: list(GroupEnrollmentChoice) })

/** The choices for all offers. Replaces the whole list. */
export interface GroupEnrollmentOffersChange extends Out<typeof groupEnrollmentOffersChangeFields> {}
export const GroupEnrollmentOffersChange: Schema<GroupEnrollmentOffersChange> = groupEnrollmentOffersChangeFields

const groupEnrollmentDependentsChangeFields = stated({ dependents: list(GroupEnrollmentDependent) })

/** The covered dependents. Replaces the whole list. */
export interface GroupEnrollmentDependentsChange extends Out<typeof groupEnrollmentDependentsChangeFields> {}
export const GroupEnrollmentDependentsChange: Schema<GroupEnrollmentDependentsChange> =
  groupEnrollmentDependentsChangeFields

const groupEnrollmentSubmissionFields = assumed({ signature: maybe(GroupEnrollmentSignature) })

/** The signature submitted with an enrollment. */
export interface GroupEnrollmentSubmission extends Out<typeof groupEnrollmentSubmissionFields> {}
export const GroupEnrollmentSubmission: Schema<GroupEnrollmentSubmission> = groupEnrollmentSubmissionFields
