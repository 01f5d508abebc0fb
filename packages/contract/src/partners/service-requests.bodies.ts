import { Instant, LocalDate } from '../shared/dates.ts'
import { assumed, entity, flag, maybe, type Out, type Schema, stated, text } from '../wire.ts'
import { ServiceRequestStatus } from './service-requests.enums.ts'

// "Payload and response field names are not shown" (section 7): every name is ours but those that section 3 lists.

const serviceRequestAssigneeFields = assumed({ assigneeId: text })

/** Who works on the request from now on. */
export interface ServiceRequestAssignee extends Out<typeof serviceRequestAssigneeFields> {}
export const ServiceRequestAssignee: Schema<ServiceRequestAssignee> = serviceRequestAssigneeFields

const serviceRequestAreaOfLawFields = stated({ areaOfLaw: text })

/** The short code of the law area it belongs to. */
export interface ServiceRequestAreaOfLaw extends Out<typeof serviceRequestAreaOfLawFields> {}
export const ServiceRequestAreaOfLaw: Schema<ServiceRequestAreaOfLaw> = serviceRequestAreaOfLawFields

const conflictsCheckedFields = stated({ conflictsChecked: flag })

/** Whether the law firm may act for the member. */
export interface ConflictsChecked extends Out<typeof conflictsCheckedFields> {}
export const ConflictsChecked: Schema<ConflictsChecked> = conflictsCheckedFields

const serviceRequestStatusChangeFields = entity({
  stated: { status: ServiceRequestStatus },
  assumed: { reason: maybe(text) },
})

/** The new status. */
export interface ServiceRequestStatusChange extends Out<typeof serviceRequestStatusChangeFields> {}
export const ServiceRequestStatusChange: Schema<ServiceRequestStatusChange> = serviceRequestStatusChangeFields

const newQuickAlertFields = assumed({ text: text })

/** What everyone who opens the request must see first. */
export interface NewQuickAlert extends Out<typeof newQuickAlertFields> {}
export const NewQuickAlert: Schema<NewQuickAlert> = newQuickAlertFields

const criticalDateFields = stated({ criticalDate: LocalDate })

/** A day that must not be missed, as of a hearing. */
export interface CriticalDate extends Out<typeof criticalDateFields> {}
export const CriticalDate: Schema<CriticalDate> = criticalDateFields

const willCompletedFields = assumed({ completedOn: LocalDate })

/** When the will was done. */
export interface WillCompleted extends Out<typeof willCompletedFields> {}
export const WillCompleted: Schema<WillCompleted> = willCompletedFields

const reclaimFields = assumed({ reason: maybe(text) })

/** Why the law firm takes the request back. */
export interface Reclaim extends Out<typeof reclaimFields> {}
export const Reclaim: Schema<Reclaim> = reclaimFields

const referralFields = assumed({
  branchId: maybe(text),
  providerId: maybe(text),
  lawyerName: maybe(text),
  reason: text,
})

/** Whom the request is handed on to: a branch, one of its providers, or a lawyer outside the network. */
export interface Referral extends Out<typeof referralFields> {}
export const Referral: Schema<Referral> = referralFields

const serviceRequestClosingFields = assumed({ reason: text, note: maybe(text) })

/** Why nothing is left to do. */
export interface ServiceRequestClosing extends Out<typeof serviceRequestClosingFields> {}
export const ServiceRequestClosing: Schema<ServiceRequestClosing> = serviceRequestClosingFields

const serviceRequestEntitlementChangeFields = assumed({ entitlementId: text })

/** The plan that pays instead. */
export interface ServiceRequestEntitlementChange extends Out<typeof serviceRequestEntitlementChangeFields> {}
export const ServiceRequestEntitlementChange: Schema<ServiceRequestEntitlementChange> =
  serviceRequestEntitlementChangeFields

const serviceRequestLocaleFields = stated({ locale: text })

/** The language the member wishes to be spoken to in. */
export interface ServiceRequestLocale extends Out<typeof serviceRequestLocaleFields> {}
export const ServiceRequestLocale: Schema<ServiceRequestLocale> = serviceRequestLocaleFields

const firstActivityDueByFields = stated({ firstActivityDueBy: Instant })

/** By when the law firm must have done something. */
export interface FirstActivityDueBy extends Out<typeof firstActivityDueByFields> {}
export const FirstActivityDueBy: Schema<FirstActivityDueBy> = firstActivityDueByFields

const autoCloseAtFields = stated({ autoCloseAt: Instant })

/** When the request closes by itself. */
export interface AutoCloseAt extends Out<typeof autoCloseAtFields> {}
export const AutoCloseAt: Schema<AutoCloseAt> = autoCloseAtFields
