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

// "Payload and response field names are not shown unless stated" (section 7): a field is stated where section 3 lists
// it.

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

/** An enrollment to begin. Offers and dependents follow in calls of their own. */
export interface NewGroupEnrollment extends Out<typeof newGroupEnrollmentFields> {}
export const NewGroupEnrollment: Schema<NewGroupEnrollment> = newGroupEnrollmentFields

const groupEnrollmentChangesFields = entity({
  stated: { period: maybe(PeriodUnit), paymentMethod: maybe(PaymentMethodType) },
  assumed: { effectiveDate: maybe(LocalDate) },
})

/** What changes; what is left out stays. */
export interface GroupEnrollmentChanges extends Out<typeof groupEnrollmentChangesFields> {}
export const GroupEnrollmentChanges: Schema<GroupEnrollmentChanges> = groupEnrollmentChangesFields

const groupEnrollmentChoiceFields = assumed({ offerId: text, tier: maybe(text), isDeclined: flag })

/** One offer, taken or declined on purpose. The service knows its price. */
export interface GroupEnrollmentChoice extends Out<typeof groupEnrollmentChoiceFields> {}
export const GroupEnrollmentChoice: Schema<GroupEnrollmentChoice> = groupEnrollmentChoiceFields

const groupEnrollmentOffersChangeFields = stated({ offers: list(GroupEnrollmentChoice) })

/** Every offer that was chosen between. */
export interface GroupEnrollmentOffersChange extends Out<typeof groupEnrollmentOffersChangeFields> {}
export const GroupEnrollmentOffersChange: Schema<GroupEnrollmentOffersChange> = groupEnrollmentOffersChangeFields

const groupEnrollmentDependentsChangeFields = stated({ dependents: list(GroupEnrollmentDependent) })

/** Everyone who is covered along. */
export interface GroupEnrollmentDependentsChange extends Out<typeof groupEnrollmentDependentsChangeFields> {}
export const GroupEnrollmentDependentsChange: Schema<GroupEnrollmentDependentsChange> =
  groupEnrollmentDependentsChangeFields

const groupEnrollmentSubmissionFields = assumed({ signature: maybe(GroupEnrollmentSignature) })

/** What goes along when an enrollment is handed in. */
export interface GroupEnrollmentSubmission extends Out<typeof groupEnrollmentSubmissionFields> {}
export const GroupEnrollmentSubmission: Schema<GroupEnrollmentSubmission> = groupEnrollmentSubmissionFields
